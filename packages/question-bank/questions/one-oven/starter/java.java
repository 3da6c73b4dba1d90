class Solution {
    int mostCakes(int[] minutes, int[] pickups) {
        
    }
}
