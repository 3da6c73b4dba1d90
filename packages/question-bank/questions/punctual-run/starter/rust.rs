fn punctual_run(delays: &[i64], limit: i64, excused: i64) -> i64 {
    
}
