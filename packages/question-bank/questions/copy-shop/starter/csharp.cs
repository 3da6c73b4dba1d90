public class Solution
{
    public int CopyShop(int[][] printers, int copies)
    {
        
    }
}
