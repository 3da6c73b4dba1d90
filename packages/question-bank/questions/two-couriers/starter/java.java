class Solution {
    int shortestRides(int first, int second, int[] stops) {
        
    }
}
