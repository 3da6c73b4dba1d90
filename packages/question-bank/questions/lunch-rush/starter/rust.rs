fn lunch_rush(orders: &[i64], span: i64) -> i64 {
    
}
