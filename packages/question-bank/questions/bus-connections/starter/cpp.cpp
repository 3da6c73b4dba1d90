#include <vector>

std::vector<int> busConnections(const std::vector<int>& trains, const std::vector<int>& buses, int walk) {
    
}
