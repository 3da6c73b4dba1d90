#include <vector>

int fallenServices(int count, const std::vector<int>& users, const std::vector<int>& used, int failed) {
    
}
