#include <algorithm>
#include <vector>

int highestIncome(const std::vector<int>& seconds, const std::vector<int>& prices, int length) {
    std::vector<int> income(length + 1, 0);
    for (std::size_t i = 0; i < seconds.size(); i++) {
        for (int left = length; left >= seconds[i]; left--) {
            income[left] = std::max(income[left], income[left - seconds[i]] + prices[i]);
        }
    }
    return income[length];
}
