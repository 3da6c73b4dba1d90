fn full_crates(jars: &[i64], crate: i64) -> i64 {
    
}
