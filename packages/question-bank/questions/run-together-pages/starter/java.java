class Solution {
    int[][] readPages(String digits, int pages) {
        
    }
}
