function mostTalks(starts: number[], ends: number[], pause: number): number {
  
}
