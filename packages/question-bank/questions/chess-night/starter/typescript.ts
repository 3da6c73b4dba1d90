function mostWins(ours: number[], theirs: number[]): number {
  
}
