public class Solution
{
    public int[] BeadCut(int[] beads, int[] recipe)
    {
        
    }
}
