fn fewest_lamps(houses: &[i64], reach: i64) -> i64 {
    
}
