#include <vector>

int longestHose(const std::vector<int>& sources, const std::vector<int>& metres) {
    
}
