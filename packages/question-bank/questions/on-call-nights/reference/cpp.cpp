#include <algorithm>
#include <vector>

int bestPay(const std::vector<int>& pay, int rest) {
    std::vector<int> best{0};
    for (int i = 0; i < (int)pay.size(); i++) best.push_back(std::max(best[i], pay[i] + best[std::max(0, i - rest)]));
    return best.back();
}
