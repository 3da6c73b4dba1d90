package main

func OneSiding(arriving []int, leaving []int) int {
	
}
