function teamSizes(bosses: number[]): number[] {
  
}
