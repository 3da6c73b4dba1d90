public class Solution
{
    public int CompleteSets(int[] log)
    {
        
    }
}
