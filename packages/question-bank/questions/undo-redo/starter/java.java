class Solution {
    String[] undoRedo(String[] actions) {
        
    }
}
