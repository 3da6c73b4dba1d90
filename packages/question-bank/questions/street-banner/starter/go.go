package main

func StreetBanner(fronts []int, least int) int {
	
}
