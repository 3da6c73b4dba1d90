#include <vector>

int shortestRides(int first, int second, const std::vector<int>& stops) {
    
}
