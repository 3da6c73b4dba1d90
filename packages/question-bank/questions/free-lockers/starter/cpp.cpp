#include <vector>

std::vector<int> freeLockers(const std::vector<int>& taken, const std::vector<int>& ranks) {
    
}
