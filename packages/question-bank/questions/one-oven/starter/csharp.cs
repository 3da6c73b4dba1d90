public class Solution
{
    public int MostCakes(int[] minutes, int[] pickups)
    {
        
    }
}
