fn street_banner(fronts: &[i64], least: i64) -> i64 {
    
}
