fn still_inside(scans: &[i64]) -> Vec<i64> {
    
}
