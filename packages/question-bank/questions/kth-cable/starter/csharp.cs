public class Solution
{
    public int KthCable(int[] boxes, int k)
    {
        
    }
}
