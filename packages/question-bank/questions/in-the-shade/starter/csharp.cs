public class Solution
{
    public int[] InTheShade(int[] heights)
    {
        
    }
}
