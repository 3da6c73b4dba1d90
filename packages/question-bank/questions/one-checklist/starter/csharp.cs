public class Solution
{
    public int ShortestChecklist(int[] first, int[] second)
    {
        
    }
}
