function readPages(digits: string, pages: number): number[][] {
  
}
