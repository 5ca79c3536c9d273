package icons

import "github.com/sortie-tools/sortie/printer/scene"

// pieceShapes are the things that stand on a board, seen from above.
func pieceShapes() []named[pieceDrawing] {
	return []named[pieceDrawing]{
		{"crate", "crate with a lid", crate},
		{"console", "console", console},
		{"table", "table", table},
		{"bunk", "bunk", bunk},
		{"locker", "locker", locker},
		{"conduit", "pipes", conduit},
		{"chair", "chair", chair},
		{"machinery", "machine with a fan", machinery},
		{"barrel", "barrel or drum", barrel},
		{"block", "a piece that names no drawing", block},
	}
}

// crate is a box with a lid, straps across its length and cut corners. Its middle stays clear for a
// mark and a label.
func crate(d *drawing, w, h scene.Unit) {
	d.boxed(Tint, 46, chamfered(30, 30, w-60, h-60, 110))
	long := w > h*13/10
	if long {
		for _, x := range []scene.Unit{w * 19 / 100, w * 81 / 100} {
			d.boxed(Paper, 28, rect(x-65, 30, 130, h-60))
			d.fill(Line, rect(x-35, h/2-55, 70, 110))
		}
	} else {
		for _, y := range []scene.Unit{150, h - 150} {
			d.line(Line, 28, open(45, y, w-45, y))
			d.fill(Line, rect(w/2-80, y-40, 160, 80))
		}
	}
	d.line(Line, 46, chamfered(30, 30, w-60, h-60, 110))
}

// console is a desk with a screen along its far side and keys before it.
func console(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, chamfered(30, 30, w-60, h-60, 160))
	d.fill(Line, poly(140, 160, w-140, 160, w-210, 470, 210, 470))
	d.line(Paper, 30, open(230, 250, w*45/100, 250), open(255, 340, w*60/100, 340))
	keys := keyRow(w, 590)
	keys.Append(keyRow(w, 730))
	d.fill(Line, keys)
}

func keyRow(w, y scene.Unit) scene.Path {
	var p scene.Path
	for x := scene.Unit(190); x+90 <= w-180; x += 140 {
		p.Append(rect(x, y, 90, 75))
	}
	return p
}

func table(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, rounded(30, 30, w-60, h-60, 150))
	d.line(Line, 22, rounded(130, 130, w-260, h-260, 80))
}

func bunk(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, rounded(30, 30, w-60, h-60, 90))
	if w >= h {
		d.boxed(Tint, 30, rounded(110, 170, 300, h-340, 90))
		d.line(Line, 30, open(w*45/100, 30, w*45/100, h-30))
		return
	}
	d.boxed(Tint, 30, rounded(170, 110, w-340, 300, 90))
	d.line(Line, 30, open(30, h*45/100, w-30, h*45/100))
}

// locker is a row of doors with vents.
func locker(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, rect(30, 30, w-60, h-60))
	n := max(1, w/unit)
	for i := range n {
		x := i * w / n
		if i > 0 {
			d.line(Line, 35, open(x, 30, x, h-30))
		}
		mid := x + w/n/2
		d.line(Line, 30, open(mid-160, 260, mid+160, 260), open(mid-160, 360, mid+160, 360), open(mid-160, 460, mid+160, 460))
		d.fill(Line, circle(mid+190, h-250, 55))
	}
}

// conduit is a bundle of pipes along the longer side with a clamp.
func conduit(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, rect(30, 30, w-60, h-60))
	if w >= h {
		d.line(Line, 30, open(30, h*35/100, w-30, h*35/100), open(30, h*65/100, w-30, h*65/100))
		d.fill(Line, rect(w/2-80, 30, 160, h-60))
		return
	}
	d.line(Line, 30, open(w*35/100, 30, w*35/100, h-30), open(w*65/100, 30, w*65/100, h-30))
	d.fill(Line, rect(30, h/2-80, w-60, 160))
}

func chair(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, rounded(140, 240, w-280, h-380, 120))
	d.fill(Line, rounded(110, 90, w-220, 190, 90))
	d.fill(Line, rect(90, 330, 80, h-560), rect(w-170, 330, 80, h-560))
}

// machinery is a housing with a fan.
func machinery(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, chamfered(30, 30, w-60, h-60, 120))
	r := min(w, h)*34/100 + 20
	cx, cy := w/2, h/2
	d.line(Line, 35, circle(cx, cy, r))
	for i := range 3 {
		d.fill(Line, sectorFrom(cx, cy, r-60, float64(i)*120-30, float64(i)*120+30))
	}
	d.fill(Paper, circle(cx, cy, r*30/100))
	d.line(Line, 30, circle(cx, cy, r*30/100))
	d.fill(Line, circle(140, 140, 40), circle(w-140, 140, 40), circle(140, h-140, 40), circle(w-140, h-140, 40))
}

// sectorFrom is a slice of a disc down to its centre.
func sectorFrom(cx, cy, r scene.Unit, from, to float64) scene.Path {
	p := arc(cx, cy, r, from, to)
	p.Line(cx, cy).Close()
	return p
}

func barrel(d *drawing, w, h scene.Unit) {
	r := min(w, h)/2 - 35
	d.boxed(Paper, 46, circle(w/2, h/2, r))
	d.line(Line, 25, circle(w/2, h/2, r*80/100))
	d.line(Line, 25, open(w/2-r*22/100, h/2-r*76/100, w/2-r*22/100, h/2+r*76/100), open(w/2+r*22/100, h/2-r*76/100, w/2+r*22/100, h/2+r*76/100))
	d.fill(Line, circle(w/2+r*50/100, h/2, r*13/100))
}

// block is any piece that names no drawing: a plate with a cross of thin lines.
func block(d *drawing, w, h scene.Unit) {
	d.boxed(Paper, 46, chamfered(30, 30, w-60, h-60, 90))
	d.line(Line, 18, chamfered(110, 110, w-220, h-220, 70))
}
