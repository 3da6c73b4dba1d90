#include <vector>

std::vector<int> deadQuestions(const std::vector<std::vector<int>>& questions, int youngest, int oldest) {
    
}
