fn fewest_pulls(lamps: &str, width: i64) -> i64 {
    
}
