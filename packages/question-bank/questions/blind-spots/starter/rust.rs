fn blind_spots(shifts: &[Vec<i64>], opens: i64, closes: i64, needed: i64) -> Vec<Vec<i64>> {
    
}
