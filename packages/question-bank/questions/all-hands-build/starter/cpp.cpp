#include <vector>

int buildMinutes(const std::vector<int>& minutes, const std::vector<int>& steps, const std::vector<int>& needs) {
    
}
