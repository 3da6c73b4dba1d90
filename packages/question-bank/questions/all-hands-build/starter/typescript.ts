function buildMinutes(minutes: number[], steps: number[], needs: number[]): number {
  
}
