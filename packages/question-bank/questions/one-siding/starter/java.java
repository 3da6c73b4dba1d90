class Solution {
    int oneSiding(int[] arriving, int[] leaving) {
        
    }
}
