public class Solution
{
    public int FewestVans(int[] pieces, int limit)
    {
        
    }
}
