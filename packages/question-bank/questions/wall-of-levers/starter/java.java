class Solution {
    int fewestPulls(String lamps, int width) {
        
    }
}
