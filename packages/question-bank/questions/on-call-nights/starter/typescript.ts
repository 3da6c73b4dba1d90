function bestPay(pay: number[], rest: number): number {
  
}
