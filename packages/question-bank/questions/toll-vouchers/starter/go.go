package main

func CheapestTrip(towns int, starts []int, ends []int, tolls []int, vouchers int) int {
	
}
