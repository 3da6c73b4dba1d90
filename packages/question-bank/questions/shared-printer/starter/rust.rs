fn shared_printer(leads_to: &[i64], people: &[i64]) -> Vec<i64> {
    
}
