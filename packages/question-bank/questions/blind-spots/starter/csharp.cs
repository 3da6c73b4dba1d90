public class Solution
{
    public int[][] BlindSpots(int[][] shifts, int opens, int closes, int needed)
    {
        
    }
}
