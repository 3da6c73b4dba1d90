function fewestPulls(lamps: string, width: number): number {
  
}
