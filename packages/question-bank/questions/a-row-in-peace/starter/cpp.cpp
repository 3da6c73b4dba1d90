#include <vector>

std::vector<int> seatRow(int guests, const std::vector<std::vector<int>>& rivals) {
    
}
