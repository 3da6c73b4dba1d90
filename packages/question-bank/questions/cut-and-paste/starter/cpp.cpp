#include <vector>

std::vector<int> cutAndPaste(int count, const std::vector<std::vector<int>>& moves) {
    
}
