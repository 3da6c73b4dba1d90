#include <vector>

int joiningMinutes(const std::vector<int>& sizes) {
    
}
