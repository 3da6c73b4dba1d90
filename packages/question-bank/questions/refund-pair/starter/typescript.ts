function refundPair(charges: number[], total: number): number[] {
  
}
