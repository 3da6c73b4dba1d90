package main

func LongestWait(opened []int, urgency []int, minutes int) int {
	
}
