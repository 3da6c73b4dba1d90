class Solution {
    int joiningMinutes(int[] sizes) {
        
    }
}
