class Solution {
    int[] deadQuestions(int[][] questions, int youngest, int oldest) {
        
    }
}
