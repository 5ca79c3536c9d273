// What lies over the picture of a floor: shapes to pick things by, and what is drawn while a hand moves.
import { h } from "preact"
import { Finding, Point } from "./api"
import { inches, Sheet, Thing } from "./things"
import { t } from "./words"

type Scale = (v: number) => number

export function Shape({ x, s, X, Y, on }: { x: Thing; s: Sheet; X: Scale; Y: Scale; on: boolean }) {
	const common = { "data-thing": x.key, class: `thing ${x.list}${on ? " on" : ""}`, tabindex: -1, role: "button", "aria-label": t("thing-at", { what: t("one." + x.list), name: x.name, x: inches(x.at.x), y: inches(x.at.y) }), "aria-pressed": on }
	if (x.ends) {
		const bend = (x.piece as { bend?: string }).bend
		if (!bend) return <line {...common} x1={X(x.ends[0].x)} y1={Y(x.ends[0].y)} x2={X(x.ends[1].x)} y2={Y(x.ends[1].y)} stroke-width={s.Inch * 0.35} />
		const r = Math.abs(x.ends[1].x - x.ends[0].x) * s.Inch / 100
		return <path {...common} d={`M${X(x.ends[0].x)} ${Y(x.ends[0].y)}A${r} ${r} 0 0 ${bend === "left" ? 0 : 1} ${X(x.ends[1].x)} ${Y(x.ends[1].y)}`} stroke-width={s.Inch * 0.35} />
	}
	if (x.rect) return <rect {...common} x={X(x.rect[0].x)} y={Y(x.rect[0].y)} width={X(x.rect[1].x) - X(x.rect[0].x)} height={Y(x.rect[1].y) - Y(x.rect[0].y)} stroke-width={s.Inch / 15} />
	if (x.box) {
		const w = x.box.width * s.Inch / 100, d = x.box.depth * s.Inch / 100
		return <rect {...common} x={X(x.at.x) - w / 2} y={Y(x.at.y) - d / 2} width={w} height={d} transform={`rotate(${x.box.turn} ${X(x.at.x)} ${Y(x.at.y)})`} stroke-width={s.Inch / 15} />
	}
	if (x.list === "labels") {
		const w = Math.max(1, x.name.length * 0.3) * s.Inch
		return <rect {...common} x={X(x.at.x) - w / 2} y={Y(x.at.y) - s.Inch * 0.4} width={w} height={s.Inch * 0.8} stroke-width={s.Inch / 15} />
	}
	return <circle {...common} cx={X(x.at.x)} cy={Y(x.at.y)} r={s.Inch * 0.6} stroke-width={s.Inch / 15} />
}

/** Ghost shows a selection where it is dragged to. */
export function Ghost({ sel, to, X, Y, inch }: { sel: Thing[]; to: (p: Point) => Point; X: Scale; Y: Scale; inch: number }) {
	const first = sel[0] && to(sel[0].at)
	return <g class="ghost">
		{sel.map(x => {
			const p = to(x.at), [a, b] = (x.ends ?? x.rect ?? [x.at, x.at]).map(to)
			if (x.ends) return <line class="stroke" x1={X(a.x)} y1={Y(a.y)} x2={X(b.x)} y2={Y(b.y)} stroke-width={inch / 5} />
			const w = (x.rect ? Math.abs(b.x - a.x) : x.box?.width ?? 100) * inch / 100, d = (x.rect ? Math.abs(b.y - a.y) : x.box?.depth ?? 100) * inch / 100
			return <rect x={X(p.x) - w / 2 + (x.list === "levels" ? w / 2 : 0)} y={Y(p.y) - d / 2 + (x.list === "levels" ? d / 2 : 0)} width={w} height={d} transform={`rotate(${x.box?.turn ?? 0} ${X(p.x)} ${Y(p.y)})`} />
		})}
		{first && <text x={X(first.x)} y={Y(first.y) - inch * 0.8} font-size={inch * 0.55} text-anchor="middle">{inches(first.x)}, {inches(first.y)}</text>}
	</g>
}

/** Cursor shows where the keyboard draws. */
export function Cursor({ x, y, inch }: { x: number; y: number; inch: number }) {
	return <g class="cursor" stroke-width={inch / 12}><circle cx={x} cy={y} r={inch * 0.35} /><path d={`M${x - inch} ${y}h${2 * inch}M${x} ${y - inch}v${2 * inch}`} /></g>
}

export function Badge({ f, x, y, inch }: { f: Finding; x: number; y: number; inch: number }) {
	return <g class={"badge " + f.severity}>
		<circle cx={x} cy={y} r={inch * 0.42} /><text x={x} y={y + inch * 0.17} font-size={inch * 0.5} text-anchor="middle">!</text><title>{f.code}: {f.summary}</title>
	</g>
}
