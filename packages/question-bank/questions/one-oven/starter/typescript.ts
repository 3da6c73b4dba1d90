function mostCakes(minutes: number[], pickups: number[]): number {
  
}
