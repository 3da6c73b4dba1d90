fn fewest_vans(pieces: &[i64], limit: i64) -> i64 {
    
}
