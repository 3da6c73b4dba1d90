class Solution {
    int[] busConnections(int[] trains, int[] buses, int walk) {
        
    }
}
