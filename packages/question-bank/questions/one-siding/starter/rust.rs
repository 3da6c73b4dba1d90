fn one_siding(arriving: &[i64], leaving: &[i64]) -> i64 {
    
}
