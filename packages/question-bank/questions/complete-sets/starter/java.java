class Solution {
    int completeSets(int[] log) {
        
    }
}
