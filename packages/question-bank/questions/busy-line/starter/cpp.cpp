#include <vector>

int busySeconds(const std::vector<int>& starts, const std::vector<int>& ends) {
    
}
