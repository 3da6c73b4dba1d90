function oneSiding(arriving: number[], leaving: number[]): number {
  
}
