#include <vector>

int mostTalks(const std::vector<int>& starts, const std::vector<int>& ends, int pause) {
    
}
