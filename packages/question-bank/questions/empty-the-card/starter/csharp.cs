public class Solution
{
    public int FewestItems(int[] prices, int balance)
    {
        
    }
}
