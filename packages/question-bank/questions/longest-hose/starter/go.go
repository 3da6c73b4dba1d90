package main

func LongestHose(sources []int, metres []int) int {
	
}
