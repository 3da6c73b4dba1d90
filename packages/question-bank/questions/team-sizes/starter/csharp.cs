public class Solution
{
    public int[] TeamSizes(int[] bosses)
    {
        
    }
}
