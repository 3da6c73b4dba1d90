fn cheapest_trip(towns: i64, starts: &[i64], ends: &[i64], tolls: &[i64], vouchers: i64) -> i64 {
    
}
