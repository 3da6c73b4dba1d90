package main

func CutAndPaste(count int, moves [][]int) []int {
	
}
