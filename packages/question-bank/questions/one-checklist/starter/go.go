package main

func ShortestChecklist(first []int, second []int) int {
	
}
