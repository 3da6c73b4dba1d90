package main

func TeamSizes(bosses []int) []int {
	
}
