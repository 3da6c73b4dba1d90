class Solution {
    int copyShop(int[][] printers, int copies) {
        
    }
}
