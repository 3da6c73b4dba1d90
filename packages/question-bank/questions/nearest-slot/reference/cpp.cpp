#include <algorithm>
#include <vector>

std::vector<int> nearestSlots(const std::vector<int>& slots, const std::vector<int>& wishes) {
    std::vector<int> nearest;
    for (int wish : wishes) {
        auto at = std::lower_bound(slots.begin(), slots.end(), wish);
        if (at == slots.end() || (at != slots.begin() && wish - at[-1] <= *at - wish)) --at;
        nearest.push_back(*at);
    }
    return nearest;
}
