package main

func FewestItems(prices []int, balance int) int {
	
}
