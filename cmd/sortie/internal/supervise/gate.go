package supervise

import (
	"os"
	"os/signal"
)

// Whole carries out work that is to be done whole: a signal that would end the program waits until it is
// done.
func Whole(work func() error) error {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, passedOn...)
	err := work()
	signal.Stop(signals)
	select {
	case s := <-signals:
		dieBy(s)
	default:
	}
	return err
}
