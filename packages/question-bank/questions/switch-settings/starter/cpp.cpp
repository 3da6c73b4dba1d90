#include <vector>

int totalDifference(const std::vector<int>& desks) {
    
}
