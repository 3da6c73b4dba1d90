function fewestLamps(houses: number[], reach: number): number {
  
}
