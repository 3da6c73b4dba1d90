package main

func SharedPrinter(leadsTo []int, people []int) []int {
	
}
