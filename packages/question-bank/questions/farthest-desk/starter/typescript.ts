function farthestDesk(floor: string[]): number {
  
}
