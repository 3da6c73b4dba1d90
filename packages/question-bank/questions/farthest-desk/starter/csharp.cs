public class Solution
{
    public int FarthestDesk(string[] floor)
    {
        
    }
}
