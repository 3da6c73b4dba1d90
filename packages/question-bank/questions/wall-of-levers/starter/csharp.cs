public class Solution
{
    public int FewestPulls(string lamps, int width)
    {
        
    }
}
