package main

func FarthestDesk(floor []string) int {
	
}
