function forwardingLoop(forwards: number[], start: number): number[] {
  
}
