class Solution {
    int[] teamSizes(int[] bosses) {
        
    }
}
