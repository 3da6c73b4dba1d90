class Solution {
    int shortestChecklist(int[] first, int[] second) {
        
    }
}
