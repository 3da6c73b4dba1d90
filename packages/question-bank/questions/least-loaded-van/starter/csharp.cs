public class Solution
{
    public int HeaviestVan(int[] crates, int vans)
    {
        
    }
}
