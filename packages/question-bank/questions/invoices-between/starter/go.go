package main

func InvoicesBetween(days []int, ranges [][]int) []int {
	
}
