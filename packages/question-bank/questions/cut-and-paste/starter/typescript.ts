function cutAndPaste(count: number, moves: number[][]): number[] {
  
}
