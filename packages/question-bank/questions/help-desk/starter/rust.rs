fn longest_wait(opened: &[i64], urgency: &[i64], minutes: i64) -> i64 {
    
}
