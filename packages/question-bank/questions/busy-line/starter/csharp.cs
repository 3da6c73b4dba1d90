public class Solution
{
    public int BusySeconds(int[] starts, int[] ends)
    {
        
    }
}
