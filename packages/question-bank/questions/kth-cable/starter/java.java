class Solution {
    int kthCable(int[] boxes, int k) {
        
    }
}
