package main

func RefundPair(charges []int, total int) []int {
	
}
