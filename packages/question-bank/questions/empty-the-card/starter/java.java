class Solution {
    int fewestItems(int[] prices, int balance) {
        
    }
}
