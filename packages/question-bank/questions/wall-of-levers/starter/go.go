package main

func FewestPulls(lamps string, width int) int {
	
}
