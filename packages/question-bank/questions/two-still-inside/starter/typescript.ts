function stillInside(scans: number[]): number[] {
  
}
