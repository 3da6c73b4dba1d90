#include <vector>

int mostCakes(const std::vector<int>& minutes, const std::vector<int>& pickups) {
    
}
