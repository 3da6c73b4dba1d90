function invoicesBetween(days: number[], ranges: number[][]): number[] {
  
}
