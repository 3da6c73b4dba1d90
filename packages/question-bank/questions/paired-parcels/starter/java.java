class Solution {
    int pairedParcels(int[] grams, int least, int most) {
        
    }
}
