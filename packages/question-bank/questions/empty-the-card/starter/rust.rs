fn fewest_items(prices: &[i64], balance: i64) -> i64 {
    
}
