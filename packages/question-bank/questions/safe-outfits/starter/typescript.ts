function outfits(drawers: string[][], clashes: string[][]): string[][] {
  
}
