public class Solution
{
    public int[] DeadQuestions(int[][] questions, int youngest, int oldest)
    {
        
    }
}
