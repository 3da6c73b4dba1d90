package main

func SeatRow(guests int, rivals [][]int) []int {
	
}
