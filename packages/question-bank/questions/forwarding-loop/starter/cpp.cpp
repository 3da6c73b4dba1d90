#include <vector>

std::vector<int> forwardingLoop(const std::vector<int>& forwards, int start) {
    
}
