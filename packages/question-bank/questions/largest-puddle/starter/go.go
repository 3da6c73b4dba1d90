package main

func LargestPuddle(ground []int) int {
	
}
