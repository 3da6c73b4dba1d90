package main

func FallenServices(count int, users []int, used []int, failed int) int {
	
}
