function kthCable(boxes: number[], k: number): number {
  
}
