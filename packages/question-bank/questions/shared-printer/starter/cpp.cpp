#include <vector>

std::vector<int> sharedPrinter(const std::vector<int>& leadsTo, const std::vector<int>& people) {
    
}
