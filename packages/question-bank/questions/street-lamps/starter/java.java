class Solution {
    int fewestLamps(int[] houses, int reach) {
        
    }
}
