class Solution {
    int largestPuddle(int[] ground) {
        
    }
}
