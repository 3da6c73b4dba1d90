function shortestRides(first: number, second: number, stops: number[]): number {
  
}
