fn total_difference(desks: &[i64]) -> i64 {
    
}
