public class Solution
{
    public int BestPay(int[] pay, int rest)
    {
        
    }
}
