class Solution {
    int[] cutAndPaste(int count, int[][] moves) {
        
    }
}
