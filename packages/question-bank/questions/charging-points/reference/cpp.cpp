#include <vector>

int smallestLargestGap(const std::vector<int>& points, int extra) {
    int low = 1, high = points.back() - points.front();
    while (low < high) {
        int middle = low + (high - low) / 2;
        long long needed = 0;
        for (std::size_t i = 1; i < points.size(); i++) needed += (points[i] - points[i - 1] - 1) / middle;
        if (needed <= extra) high = middle;
        else low = middle + 1;
    }
    return low;
}
