class Solution {
    int fittingCards(int[] cards, int needed, int forbidden) {
        
    }
}
