#include <vector>

int shortestChecklist(const std::vector<int>& first, const std::vector<int>& second) {
    
}
