fn kth_cable(boxes: &[i64], k: i64) -> i64 {
    
}
