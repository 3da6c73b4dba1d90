class Solution {
    int[] forwardingLoop(int[] forwards, int start) {
        
    }
}
