package main

func ClueFromTheEnd(next []int, first int, k int) int {
	
}
