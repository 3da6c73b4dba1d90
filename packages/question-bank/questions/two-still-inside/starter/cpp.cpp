#include <vector>

std::vector<int> stillInside(const std::vector<int>& scans) {
    
}
