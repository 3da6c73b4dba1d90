fn most_wins(ours: &[i64], theirs: &[i64]) -> i64 {
    
}
