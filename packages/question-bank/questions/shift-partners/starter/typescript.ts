function possiblePartners(busy: number[]): number {
  
}
