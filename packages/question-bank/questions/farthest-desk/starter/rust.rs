fn farthest_desk(floor: &[String]) -> i64 {
    
}
