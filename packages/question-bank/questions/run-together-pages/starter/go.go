package main

func ReadPages(digits string, pages int) [][]int {
	
}
