function inTheShade(heights: number[]): number[] {
  
}
