function joiningMinutes(sizes: number[]): number {
  
}
