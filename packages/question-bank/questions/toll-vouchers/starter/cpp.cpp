#include <vector>

int cheapestTrip(int towns, const std::vector<int>& starts, const std::vector<int>& ends, const std::vector<int>& tolls, int vouchers) {
    
}
