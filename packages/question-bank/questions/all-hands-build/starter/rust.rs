fn build_minutes(minutes: &[i64], steps: &[i64], needs: &[i64]) -> i64 {
    
}
