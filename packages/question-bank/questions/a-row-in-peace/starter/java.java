class Solution {
    int[] seatRow(int guests, int[][] rivals) {
        
    }
}
