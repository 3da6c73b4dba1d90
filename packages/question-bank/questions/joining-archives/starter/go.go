package main

func JoiningMinutes(sizes []int) int {
	
}
