class Solution {
    int[][] blindSpots(int[][] shifts, int opens, int closes, int needed) {
        
    }
}
