public class Solution
{
    public string[][] Outfits(string[][] drawers, string[][] clashes)
    {
        
    }
}
