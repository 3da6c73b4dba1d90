package main

func BuildMinutes(minutes []int, steps []int, needs []int) int {
	
}
