#include <vector>

int possiblePartners(const std::vector<int>& busy) {
    
}
