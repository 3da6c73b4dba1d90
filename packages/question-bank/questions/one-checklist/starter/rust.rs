fn shortest_checklist(first: &[i64], second: &[i64]) -> i64 {
    
}
