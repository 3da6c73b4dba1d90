class Solution {
    int possiblePartners(int[] busy) {
        
    }
}
