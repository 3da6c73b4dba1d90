public class Solution
{
    public int PairedParcels(int[] grams, int least, int most)
    {
        
    }
}
