package main

func ForwardingLoop(forwards []int, start int) []int {
	
}
