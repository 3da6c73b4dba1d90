package main

func LunchRush(orders []int, span int) int {
	
}
