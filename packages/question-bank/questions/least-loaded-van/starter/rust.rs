fn heaviest_van(crates: &[i64], vans: i64) -> i64 {
    
}
