class Solution {
    int farthestDesk(String[] floor) {
        
    }
}
