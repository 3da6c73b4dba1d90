fn clue_from_the_end(next: &[i64], first: i64, k: i64) -> i64 {
    
}
