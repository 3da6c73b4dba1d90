class Solution {
    int streetBanner(int[] fronts, int least) {
        
    }
}
