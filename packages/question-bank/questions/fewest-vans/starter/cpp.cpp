#include <vector>

int fewestVans(const std::vector<int>& pieces, int limit) {
    
}
