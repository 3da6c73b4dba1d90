class Solution {
    int mostTalks(int[] starts, int[] ends, int pause) {
        
    }
}
