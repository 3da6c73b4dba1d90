package main

func QuietPager(minutes []int, services []int, quiet int) []int {
	
}
