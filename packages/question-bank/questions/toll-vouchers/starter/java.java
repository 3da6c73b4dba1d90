class Solution {
    int cheapestTrip(int towns, int[] starts, int[] ends, int[] tolls, int vouchers) {
        
    }
}
