public class Solution
{
    public int PossiblePartners(int[] busy)
    {
        
    }
}
