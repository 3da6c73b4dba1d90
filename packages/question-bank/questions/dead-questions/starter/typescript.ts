function deadQuestions(questions: number[][], youngest: number, oldest: number): number[] {
  
}
