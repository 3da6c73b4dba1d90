function beadCut(beads: number[], recipe: number[]): number[] {
  
}
