public class Solution
{
    public int JoiningMinutes(int[] sizes)
    {
        
    }
}
