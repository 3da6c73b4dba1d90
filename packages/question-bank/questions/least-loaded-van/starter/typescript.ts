function heaviestVan(crates: number[], vans: number): number {
  
}
