fn refund_pair(charges: &[i64], total: i64) -> Vec<i64> {
    
}
