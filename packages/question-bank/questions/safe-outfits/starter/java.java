class Solution {
    String[][] outfits(String[][] drawers, String[][] clashes) {
        
    }
}
