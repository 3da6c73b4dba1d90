package main

func DeadQuestions(questions [][]int, youngest int, oldest int) []int {
	
}
