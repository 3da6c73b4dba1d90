fn free_lockers(taken: &[i64], ranks: &[i64]) -> Vec<i64> {
    
}
