fn cut_and_paste(count: i64, moves: &[Vec<i64>]) -> Vec<i64> {
    
}
