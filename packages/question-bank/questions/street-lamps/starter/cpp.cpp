#include <vector>

int fewestLamps(const std::vector<int>& houses, int reach) {
    
}
