fn quiet_pager(minutes: &[i64], services: &[i64], quiet: i64) -> Vec<i64> {
    
}
