function sharedPrinter(leadsTo: number[], people: number[]): number[] {
  
}
