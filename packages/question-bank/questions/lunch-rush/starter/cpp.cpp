#include <vector>

int lunchRush(const std::vector<int>& orders, int span) {
    
}
