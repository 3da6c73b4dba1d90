#include <vector>

std::vector<int> invoicesBetween(const std::vector<int>& days, const std::vector<std::vector<int>>& ranges) {
    
}
