package objective

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// obj018 finds roles that cannot be played as they are written.
func obj018() check.Check {
	return check.Check{
		Code:     "OBJ018",
		Title:    "a role that nobody can play, or a secret that is nobody's",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A mission parts its crews by roles, such as an attacker and a defender. Its roles ask for more crews than play; or a role has no objective, no " +
			"rule and no place to begin, so that whoever plays it does nothing else than the others; or an objective is hidden, and no role says who knows of " +
			"it, or it is the primary one, which the whole table plays for.",
		Before: "players: roles: defender: {title: \"The defender\"}",
		After:  "players: roles: defender: {title: \"The defender\"}\nobjectives: hold: {text: \"Hold the bridge.\", role: \"defender\", done: {kind: \"hold\", place: zone: \"bridge\", rounds: 3}}",
		Run: func(p *check.Pass) {
			for _, d := range slices.Concat(crowdedRoles(p), idleRoles(p), nobodysSecrets(p)) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// crowdedRoles says that roles ask for more crews than play.
func crowdedRoles(p *check.Pass) []diag.Diagnostic {
	n, players := 0, p.Mission.Players
	for _, r := range players.Roles {
		n += max(r.Crews, 1)
	}
	if n <= players.Max {
		return nil
	}
	return []diag.Diagnostic{{
		Summary: fmt.Sprintf("the roles take %s, and %d can play", english.Count(n, "crew"), players.Max),
		Remedy:  "let more crews play, or take a role out",
		Range:   p.First("players.roles@key", "players.roles", "players"),
	}}
}

// idleRoles are roles that nothing is about.
func idleRoles(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	m := p.Mission
	for _, r := range m.Players.Roles {
		used := slices.ContainsFunc(m.Objectives, func(o model.Objective) bool { return o.Role == r.ID }) ||
			slices.ContainsFunc(m.Rules, func(x model.Rule) bool { return x.Role == r.ID }) ||
			slices.ContainsFunc(m.Setup.Deploy, func(d model.Deployment) bool { return d.Role == r.ID })
		if !used {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("role %s has no objective, no rule and no place to begin", r.ID),
				Remedy:  "say with role what is its own, or take it out",
				Range:   p.First("players.roles."+r.ID+"@key", "players.roles."+r.ID),
			})
		}
	}
	return out
}

// nobodysSecrets are hidden objectives that nobody knows of, or that all crews play for.
func nobodysSecrets(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, o := range p.Mission.Objectives {
		why := ""
		switch {
		case o.Hidden && o.Role == "":
			why = "no role says who knows of it"
		case o.Hidden && i == 0:
			why = "it is the primary one"
		}
		if why != "" {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("objective %s is hidden, and %s", o.ID, why),
				Remedy:  "name a role whose it is, or take hidden out",
				Range:   p.Where.At("objectives." + o.ID + ".hidden"),
			})
		}
	}
	return out
}
