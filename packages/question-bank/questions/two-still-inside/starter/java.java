class Solution {
    int[] stillInside(int[] scans) {
        
    }
}
