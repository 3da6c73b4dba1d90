public class Solution
{
    public int[] FreeLockers(int[] taken, int[] ranks)
    {
        
    }
}
