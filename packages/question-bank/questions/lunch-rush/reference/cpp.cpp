#include <algorithm>
#include <vector>

int lunchRush(const std::vector<int>& orders, int span) {
    int first = 0, most = 0;
    for (int last = 0; last < (int)orders.size(); last++) {
        while (orders[last] - orders[first] >= span) first++;
        most = std::max(most, last - first + 1);
    }
    return most;
}
