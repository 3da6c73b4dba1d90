package main

func MostTalks(starts []int, ends []int, pause int) int {
	
}
