class Solution {
    int clueFromTheEnd(int[] next, int first, int k) {
        
    }
}
