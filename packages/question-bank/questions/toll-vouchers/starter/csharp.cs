public class Solution
{
    public int CheapestTrip(int towns, int[] starts, int[] ends, int[] tolls, int vouchers)
    {
        
    }
}
