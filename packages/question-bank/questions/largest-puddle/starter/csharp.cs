public class Solution
{
    public int LargestPuddle(int[] ground)
    {
        
    }
}
