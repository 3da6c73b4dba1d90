#include <vector>

std::vector<int> inTheShade(const std::vector<int>& heights) {
    
}
