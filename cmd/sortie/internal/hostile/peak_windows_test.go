package hostile

import "os"

// peak is not told by Windows once a process has ended; its job bounds it.
func peak(*os.ProcessState) int64 { return 0 }
