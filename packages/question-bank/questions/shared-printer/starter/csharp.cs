public class Solution
{
    public int[] SharedPrinter(int[] leadsTo, int[] people)
    {
        
    }
}
