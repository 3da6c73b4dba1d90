fn bead_cut(beads: &[i64], recipe: &[i64]) -> Vec<i64> {
    
}
