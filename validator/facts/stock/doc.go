// Package stock counts what the boxes of a mission hold and what the mission takes out of them: tokens dealt, set aside
// and handed out, panels, pieces and figures.
package stock
