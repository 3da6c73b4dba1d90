fn bus_connections(trains: &[i64], buses: &[i64], walk: i64) -> Vec<i64> {
    
}
