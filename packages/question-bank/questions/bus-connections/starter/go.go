package main

func BusConnections(trains []int, buses []int, walk int) []int {
	
}
