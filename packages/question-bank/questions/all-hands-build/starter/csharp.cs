public class Solution
{
    public int BuildMinutes(int[] minutes, int[] steps, int[] needs)
    {
        
    }
}
