public class Solution
{
    public int[] QuietPager(int[] minutes, int[] services, int quiet)
    {
        
    }
}
