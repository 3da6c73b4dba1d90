fn best_pay(pay: &[i64], rest: i64) -> i64 {
    
}
