#include <vector>

int streetBanner(const std::vector<int>& fronts, int least) {
    
}
