public class Solution
{
    public int LunchRush(int[] orders, int span)
    {
        
    }
}
