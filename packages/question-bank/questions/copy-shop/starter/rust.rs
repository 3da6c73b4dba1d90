fn copy_shop(printers: &[Vec<i64>], copies: i64) -> i64 {
    
}
