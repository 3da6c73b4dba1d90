fn joining_minutes(sizes: &[i64]) -> i64 {
    
}
