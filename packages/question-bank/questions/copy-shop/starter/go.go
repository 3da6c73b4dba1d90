package main

func CopyShop(printers [][]int, copies int) int {
	
}
