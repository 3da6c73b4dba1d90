#include <algorithm>
#include <vector>
#include <utility>

int busySeconds(const std::vector<int>& starts, const std::vector<int>& ends) {
    std::vector<std::pair<int, int>> calls;
    for (size_t i = 0; i < starts.size(); i++) calls.emplace_back(starts[i], ends[i]);
    std::sort(calls.begin(), calls.end());
    int busyUntil = 0, seconds = 0;
    for (auto [from, to] : calls) {
        seconds += std::max(0, to - std::max(from, busyUntil));
        busyUntil = std::max(busyUntil, to);
    }
    return seconds;
}
