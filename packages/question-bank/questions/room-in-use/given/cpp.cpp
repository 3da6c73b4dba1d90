#include <algorithm>
#include <vector>

int minutesInUse(const std::vector<std::vector<int>>& bookings) {
    std::vector<std::vector<int>> sorted = bookings;
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a[0] < b[0]; });
    int total = 0;
    int from = sorted[0][0];
    int until = sorted[0][1];
    for (const auto& booking : sorted) {
        if (booking[0] > until) {
            from = booking[0];
            total += until - from;
            until = booking[1];
        } else {
            until = booking[1];
        }
    }
    return total + until - from;
}
