class Solution {
    int[] quietPager(int[] minutes, int[] services, int quiet) {
        
    }
}
