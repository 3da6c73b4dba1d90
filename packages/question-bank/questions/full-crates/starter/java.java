class Solution {
    int fullCrates(int[] jars, int crate) {
        
    }
}
