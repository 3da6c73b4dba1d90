fn complete_sets(log: &[i64]) -> i64 {
    
}
