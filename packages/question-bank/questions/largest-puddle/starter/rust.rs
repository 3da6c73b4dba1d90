fn largest_puddle(ground: &[i64]) -> i64 {
    
}
