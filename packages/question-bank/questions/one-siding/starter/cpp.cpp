#include <vector>

int oneSiding(const std::vector<int>& arriving, const std::vector<int>& leaving) {
    
}
