public class Solution
{
    public int FallenServices(int count, int[] users, int[] used, int failed)
    {
        
    }
}
