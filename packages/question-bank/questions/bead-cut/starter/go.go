package main

func BeadCut(beads []int, recipe []int) []int {
	
}
