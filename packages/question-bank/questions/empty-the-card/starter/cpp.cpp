#include <vector>

int fewestItems(const std::vector<int>& prices, int balance) {
    
}
