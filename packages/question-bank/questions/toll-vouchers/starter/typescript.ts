function cheapestTrip(towns: number, starts: number[], ends: number[], tolls: number[], vouchers: number): number {
  
}
