#include <vector>

std::vector<int> teamSizes(const std::vector<int>& bosses) {
    
}
