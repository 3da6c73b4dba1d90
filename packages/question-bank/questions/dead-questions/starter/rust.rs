fn dead_questions(questions: &[Vec<i64>], youngest: i64, oldest: i64) -> Vec<i64> {
    
}
