package main

func ShortestRides(first int, second int, stops []int) int {
	
}
