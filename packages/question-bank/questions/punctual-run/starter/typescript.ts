function punctualRun(delays: number[], limit: number, excused: number): number {
  
}
