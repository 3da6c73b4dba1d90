package main

func InTheShade(heights []int) []int {
	
}
