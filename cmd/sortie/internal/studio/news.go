package studio

import "sync"

// news tells whoever listens that something is another than before. Who is slow hears of several changes once.
type news struct {
	mu   sync.Mutex
	ears map[chan struct{}]bool
}

func newNews() *news { return &news{ears: map[chan struct{}]bool{}} }

// listen is told of changes until it is hung up.
func (n *news) listen() (told <-chan struct{}, hangUp func()) {
	ear := make(chan struct{}, 1)
	n.mu.Lock()
	defer n.mu.Unlock()
	n.ears[ear] = true
	return ear, func() {
		n.mu.Lock()
		defer n.mu.Unlock()
		delete(n.ears, ear)
	}
}

// tell tells everybody.
func (n *news) tell() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for ear := range n.ears {
		select {
		case ear <- struct{}{}:
		default:
		}
	}
}
