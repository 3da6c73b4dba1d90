package main

func FreeLockers(taken []int, ranks []int) []int {
	
}
