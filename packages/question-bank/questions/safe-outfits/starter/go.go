package main

func Outfits(drawers [][]string, clashes [][]string) [][]string {
	
}
