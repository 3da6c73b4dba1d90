package main

func PunctualRun(delays []int, limit int, excused int) int {
	
}
