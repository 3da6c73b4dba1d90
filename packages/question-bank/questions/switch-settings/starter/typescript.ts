function totalDifference(desks: number[]): number {
  
}
