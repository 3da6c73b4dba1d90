function fallenServices(count: number, users: number[], used: number[], failed: number): number {
  
}
