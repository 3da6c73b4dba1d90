class Solution {
    int buildMinutes(int[] minutes, int[] steps, int[] needs) {
        
    }
}
