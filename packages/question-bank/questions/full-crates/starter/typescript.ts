function fullCrates(jars: number[], crate: number): number {
  
}
