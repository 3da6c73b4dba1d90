public class Solution
{
    public int[] StillInside(int[] scans)
    {
        
    }
}
