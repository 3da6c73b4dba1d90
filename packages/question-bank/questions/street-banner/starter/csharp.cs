public class Solution
{
    public int StreetBanner(int[] fronts, int least)
    {
        
    }
}
