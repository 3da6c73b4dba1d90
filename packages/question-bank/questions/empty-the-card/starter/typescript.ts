function fewestItems(prices: number[], balance: number): number {
  
}
