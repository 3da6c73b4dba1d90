fn read_pages(digits: &str, pages: i64) -> Vec<Vec<i64>> {
    
}
