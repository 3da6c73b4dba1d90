fn busy_seconds(starts: &[i64], ends: &[i64]) -> i64 {
    
}
