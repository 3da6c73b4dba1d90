fn possible_partners(busy: &[i64]) -> i64 {
    
}
