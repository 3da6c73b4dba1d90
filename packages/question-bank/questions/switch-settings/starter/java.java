class Solution {
    int totalDifference(int[] desks) {
        
    }
}
