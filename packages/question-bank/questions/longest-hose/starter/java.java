class Solution {
    int longestHose(int[] sources, int[] metres) {
        
    }
}
