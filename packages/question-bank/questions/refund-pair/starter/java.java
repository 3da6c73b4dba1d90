class Solution {
    int[] refundPair(int[] charges, int total) {
        
    }
}
