function fewestVans(pieces: number[], limit: number): number {
  
}
