package main

func MostCakes(minutes []int, pickups []int) int {
	
}
