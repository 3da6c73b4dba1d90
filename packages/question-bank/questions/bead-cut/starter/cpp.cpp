#include <vector>

std::vector<int> beadCut(const std::vector<int>& beads, const std::vector<int>& recipe) {
    
}
