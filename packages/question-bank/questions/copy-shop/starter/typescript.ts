function copyShop(printers: number[][], copies: number): number {
  
}
