class Solution {
    int heaviestVan(int[] crates, int vans) {
        
    }
}
