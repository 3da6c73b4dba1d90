fn shortest_rides(first: i64, second: i64, stops: &[i64]) -> i64 {
    
}
