public class Solution
{
    public int MostWins(int[] ours, int[] theirs)
    {
        
    }
}
