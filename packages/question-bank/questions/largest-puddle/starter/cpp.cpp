#include <vector>

int largestPuddle(const std::vector<int>& ground) {
    
}
