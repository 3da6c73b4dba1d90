public class Solution
{
    public int FittingCards(int[] cards, int needed, int forbidden)
    {
        
    }
}
