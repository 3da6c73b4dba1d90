function pairedParcels(grams: number[], least: number, most: number): number {
  
}
