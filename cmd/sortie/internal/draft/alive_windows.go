package draft

import "golang.org/x/sys/windows"

// stillActive is the exit code of a process that has not ended.
const stillActive = 259

// alive reports whether a process is running, or may be.
func alive(pid int) bool {
	h, err := windows.OpenProcess(windows.PROCESS_QUERY_LIMITED_INFORMATION, false, uint32(pid))
	if err != nil {
		return err != windows.ERROR_INVALID_PARAMETER // it is somebody else's
	}
	defer windows.CloseHandle(h)
	var code uint32
	return windows.GetExitCodeProcess(h, &code) != nil || code == stillActive
}
