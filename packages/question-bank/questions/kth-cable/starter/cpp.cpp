#include <vector>

int kthCable(const std::vector<int>& boxes, int k) {
    
}
