class Solution {
    int[] sharedPrinter(int[] leadsTo, int[] people) {
        
    }
}
