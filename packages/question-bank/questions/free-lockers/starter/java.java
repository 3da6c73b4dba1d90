class Solution {
    int[] freeLockers(int[] taken, int[] ranks) {
        
    }
}
