function clueFromTheEnd(next: number[], first: number, k: number): number {
  
}
