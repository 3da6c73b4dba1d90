fn fallen_services(count: i64, users: &[i64], used: &[i64], failed: i64) -> i64 {
    
}
