public class Solution
{
    public int ShortestRides(int first, int second, int[] stops)
    {
        
    }
}
