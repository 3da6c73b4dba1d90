package main

func FullCrates(jars []int, crate int) int {
	
}
