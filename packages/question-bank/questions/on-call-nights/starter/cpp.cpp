#include <vector>

int bestPay(const std::vector<int>& pay, int rest) {
    
}
