package main

func KthCable(boxes []int, k int) int {
	
}
