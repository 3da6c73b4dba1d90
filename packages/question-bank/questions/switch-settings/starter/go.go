package main

func TotalDifference(desks []int) int {
	
}
