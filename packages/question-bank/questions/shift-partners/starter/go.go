package main

func PossiblePartners(busy []int) int {
	
}
