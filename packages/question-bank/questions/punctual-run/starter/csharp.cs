public class Solution
{
    public int PunctualRun(int[] delays, int limit, int excused)
    {
        
    }
}
