class Solution {
    int fallenServices(int count, int[] users, int[] used, int failed) {
        
    }
}
