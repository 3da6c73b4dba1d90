function streetBanner(fronts: number[], least: number): number {
  
}
