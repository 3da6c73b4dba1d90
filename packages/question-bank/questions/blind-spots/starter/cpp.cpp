#include <vector>

std::vector<std::vector<int>> blindSpots(const std::vector<std::vector<int>>& shifts, int opens, int closes, int needed) {
    
}
