package main

func FewestVans(pieces []int, limit int) int {
	
}
