#include <algorithm>
#include <vector>

int fewestLamps(const std::vector<int>& houses, int reach) {
    std::vector<int> sorted = houses;
    std::sort(sorted.begin(), sorted.end());
    long long litUntil = -1;
    int lamps = 0;
    for (int house : sorted) {
        if (house <= litUntil) continue;
        litUntil = house + 2LL * reach;
        lamps++;
    }
    return lamps;
}
