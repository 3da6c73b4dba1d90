function completeSets(log: number[]): number {
  
}
