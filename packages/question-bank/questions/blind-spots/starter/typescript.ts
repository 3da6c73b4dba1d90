function blindSpots(shifts: number[][], opens: number, closes: number, needed: number): number[][] {
  
}
