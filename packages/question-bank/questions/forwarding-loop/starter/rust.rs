fn forwarding_loop(forwards: &[i64], start: i64) -> Vec<i64> {
    
}
