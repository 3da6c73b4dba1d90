#include <vector>

std::vector<int> quietPager(const std::vector<int>& minutes, const std::vector<int>& services, int quiet) {
    
}
