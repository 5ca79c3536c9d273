// Package trade reads crews, campaigns and posts as their checks see them: traders with their boards, the units that a
// campaign names, the goals and markets in it. What can be so of a crew is asked of engine/campaign.
package trade
