public class Solution
{
    public int TotalDifference(int[] desks)
    {
        
    }
}
