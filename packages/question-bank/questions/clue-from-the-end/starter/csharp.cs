public class Solution
{
    public int ClueFromTheEnd(int[] next, int first, int k)
    {
        
    }
}
