function busySeconds(starts: number[], ends: number[]): number {
  
}
