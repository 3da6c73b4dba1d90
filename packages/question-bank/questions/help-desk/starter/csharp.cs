public class Solution
{
    public int LongestWait(int[] opened, int[] urgency, int minutes)
    {
        
    }
}
