package main

func FewestLamps(houses []int, reach int) int {
	
}
