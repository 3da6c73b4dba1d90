#include <vector>

std::vector<int> refundPair(const std::vector<int>& charges, int total) {
    
}
