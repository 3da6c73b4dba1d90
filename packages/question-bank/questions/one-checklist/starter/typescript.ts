function shortestChecklist(first: number[], second: number[]): number {
  
}
