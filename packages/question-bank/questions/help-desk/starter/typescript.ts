function longestWait(opened: number[], urgency: number[], minutes: number): number {
  
}
