class Solution {
    int mostWins(int[] ours, int[] theirs) {
        
    }
}
