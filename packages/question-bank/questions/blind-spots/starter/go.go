package main

func BlindSpots(shifts [][]int, opens int, closes int, needed int) [][]int {
	
}
