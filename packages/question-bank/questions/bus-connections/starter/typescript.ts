function busConnections(trains: number[], buses: number[], walk: number): number[] {
  
}
