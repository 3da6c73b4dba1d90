public class Solution
{
    public int FewestLamps(int[] houses, int reach)
    {
        
    }
}
