class Solution {
    int lunchRush(int[] orders, int span) {
        
    }
}
