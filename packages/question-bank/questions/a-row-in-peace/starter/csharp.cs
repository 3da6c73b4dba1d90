public class Solution
{
    public int[] SeatRow(int guests, int[][] rivals)
    {
        
    }
}
