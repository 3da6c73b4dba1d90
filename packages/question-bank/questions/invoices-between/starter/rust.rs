fn invoices_between(days: &[i64], ranges: &[Vec<i64>]) -> Vec<i64> {
    
}
