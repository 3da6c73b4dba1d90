class Solution {
    int[] beadCut(int[] beads, int[] recipe) {
        
    }
}
