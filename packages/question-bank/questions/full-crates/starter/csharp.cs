public class Solution
{
    public int FullCrates(int[] jars, int crate)
    {
        
    }
}
