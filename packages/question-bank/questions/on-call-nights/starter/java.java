class Solution {
    int bestPay(int[] pay, int rest) {
        
    }
}
