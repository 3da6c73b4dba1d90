public class Solution
{
    public int LongestHose(int[] sources, int[] metres)
    {
        
    }
}
