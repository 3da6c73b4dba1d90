fn paired_parcels(grams: &[i64], least: i64, most: i64) -> i64 {
    
}
