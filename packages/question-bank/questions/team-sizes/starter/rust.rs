fn team_sizes(bosses: &[i64]) -> Vec<i64> {
    
}
