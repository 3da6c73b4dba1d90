class Solution {
    int[] invoicesBetween(int[] days, int[][] ranges) {
        
    }
}
