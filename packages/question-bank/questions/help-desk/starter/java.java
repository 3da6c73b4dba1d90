class Solution {
    int longestWait(int[] opened, int[] urgency, int minutes) {
        
    }
}
