public class Solution
{
    public string[] UndoRedo(string[] actions)
    {
        
    }
}
