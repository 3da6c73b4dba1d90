fn in_the_shade(heights: &[i64]) -> Vec<i64> {
    
}
