fn outfits(drawers: &[Vec<String>], clashes: &[Vec<String>]) -> Vec<Vec<String>> {
    
}
