public class Solution
{
    public int[] InvoicesBetween(int[] days, int[][] ranges)
    {
        
    }
}
