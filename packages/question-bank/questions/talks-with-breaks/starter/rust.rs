fn most_talks(starts: &[i64], ends: &[i64], pause: i64) -> i64 {
    
}
