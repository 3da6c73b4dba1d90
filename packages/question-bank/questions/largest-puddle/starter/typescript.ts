function largestPuddle(ground: number[]): number {
  
}
