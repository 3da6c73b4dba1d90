class Solution {
    int punctualRun(int[] delays, int limit, int excused) {
        
    }
}
