fn longest_hose(sources: &[i64], metres: &[i64]) -> i64 {
    
}
