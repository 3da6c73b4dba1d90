function lunchRush(orders: number[], span: number): number {
  
}
