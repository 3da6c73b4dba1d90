public class Solution
{
    public int[] RefundPair(int[] charges, int total)
    {
        
    }
}
