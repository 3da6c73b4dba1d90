public class Solution
{
    public int[] ForwardingLoop(int[] forwards, int start)
    {
        
    }
}
