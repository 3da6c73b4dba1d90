public class Solution
{
    public int MostTalks(int[] starts, int[] ends, int pause)
    {
        
    }
}
