public class Solution
{
    public int OneSiding(int[] arriving, int[] leaving)
    {
        
    }
}
