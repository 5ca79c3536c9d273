//go:build unix

package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is Linux's unit of processor time.
const tick = 10 * time.Millisecond

// used is what a process and its children have had of the processor; not known where the system keeps no such files.
func used(p *os.Process) (time.Duration, bool) {
	if p == nil {
		return 0, false
	}
	sum, known := time.Duration(0), false
	for _, pid := range family(p.Pid) {
		// utime and stime are the 14th and 15th field; the second is the name, in brackets.
		data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		fields := strings.Fields(string(data[strings.LastIndexByte(string(data), ')')+1:]))
		if err != nil || len(fields) < 13 {
			continue
		}
		for _, f := range fields[11:13] {
			n, _ := strconv.Atoi(f)
			sum += time.Duration(n) * tick
		}
		known = true
	}
	return sum, known
}

// resident is the memory of a process and its children in kilobytes; zero where the system keeps no such files.
func resident(p *os.Process) int64 {
	sum := int64(0)
	for _, pid := range family(p.Pid) {
		data, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
		for line := range strings.Lines(string(data)) {
			if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
				n, _ := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
				sum += n
			}
		}
	}
	return sum
}

// family is a process and its children.
func family(pid int) []int {
	all := []int{pid}
	threads, _ := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	for _, t := range threads {
		data, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%s/children", pid, t.Name()))
		for _, child := range strings.Fields(string(data)) {
			if n, err := strconv.Atoi(child); err == nil {
				all = append(all, n)
			}
		}
	}
	return all
}
