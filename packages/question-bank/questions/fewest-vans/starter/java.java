class Solution {
    int fewestVans(int[] pieces, int limit) {
        
    }
}
