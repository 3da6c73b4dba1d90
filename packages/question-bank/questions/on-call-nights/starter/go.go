package main

func BestPay(pay []int, rest int) int {
	
}
