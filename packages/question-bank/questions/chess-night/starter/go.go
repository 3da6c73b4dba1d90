package main

func MostWins(ours []int, theirs []int) int {
	
}
