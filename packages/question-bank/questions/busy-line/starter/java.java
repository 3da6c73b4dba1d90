class Solution {
    int busySeconds(int[] starts, int[] ends) {
        
    }
}
