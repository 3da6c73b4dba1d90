fn fitting_cards(cards: &[i64], needed: i64, forbidden: i64) -> i64 {
    
}
