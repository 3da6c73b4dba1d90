public class Solution
{
    public int[] BusConnections(int[] trains, int[] buses, int walk)
    {
        
    }
}
