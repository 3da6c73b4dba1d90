package main

func HeaviestVan(crates []int, vans int) int {
	
}
