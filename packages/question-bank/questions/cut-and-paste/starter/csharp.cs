public class Solution
{
    public int[] CutAndPaste(int count, int[][] moves)
    {
        
    }
}
