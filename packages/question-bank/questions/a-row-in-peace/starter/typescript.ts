function seatRow(guests: number, rivals: number[][]): number[] {
  
}
