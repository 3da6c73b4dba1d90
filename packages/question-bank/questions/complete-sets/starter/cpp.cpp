#include <vector>

int completeSets(const std::vector<int>& log) {
    
}
