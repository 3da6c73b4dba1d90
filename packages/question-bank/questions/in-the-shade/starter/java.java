class Solution {
    int[] inTheShade(int[] heights) {
        
    }
}
