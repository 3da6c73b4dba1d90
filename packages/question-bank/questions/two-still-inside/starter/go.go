package main

func StillInside(scans []int) []int {
	
}
