package main

func BusySeconds(starts []int, ends []int) int {
	
}
