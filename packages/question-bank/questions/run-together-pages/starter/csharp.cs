public class Solution
{
    public int[][] ReadPages(string digits, int pages)
    {
        
    }
}
