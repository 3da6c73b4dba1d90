fn most_cakes(minutes: &[i64], pickups: &[i64]) -> i64 {
    
}
