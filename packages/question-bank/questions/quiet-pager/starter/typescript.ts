function quietPager(minutes: number[], services: number[], quiet: number): number[] {
  
}
