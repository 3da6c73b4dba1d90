package main

func CompleteSets(log []int) int {
	
}
