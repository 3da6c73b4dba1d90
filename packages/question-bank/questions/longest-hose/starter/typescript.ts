function longestHose(sources: number[], metres: number[]): number {
  
}
