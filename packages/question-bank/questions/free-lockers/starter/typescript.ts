function freeLockers(taken: number[], ranks: number[]): number[] {
  
}
