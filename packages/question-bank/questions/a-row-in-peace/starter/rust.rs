fn seat_row(guests: i64, rivals: &[Vec<i64>]) -> Vec<i64> {
    
}
