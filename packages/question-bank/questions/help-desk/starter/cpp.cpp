#include <vector>

int longestWait(const std::vector<int>& opened, const std::vector<int>& urgency, int minutes) {
    
}
