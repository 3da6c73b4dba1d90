package main

func FittingCards(cards []int, needed int, forbidden int) int {
	
}
