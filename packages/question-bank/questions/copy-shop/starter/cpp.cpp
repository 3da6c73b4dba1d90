#include <vector>

int copyShop(const std::vector<std::vector<int>>& printers, int copies) {
    
}
