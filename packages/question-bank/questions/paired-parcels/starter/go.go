package main

func PairedParcels(grams []int, least int, most int) int {
	
}
