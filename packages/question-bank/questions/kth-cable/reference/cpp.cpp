#include <algorithm>
#include <vector>

int kthCable(const std::vector<int>& boxes, int k) {
    std::vector<int> sorted = boxes;
    std::sort(sorted.begin(), sorted.end());
    auto cablesUpTo = [&](int length) {
        long long cables = 0;
        for (size_t left = 0, right = 0; right < sorted.size(); right++) {
            while (sorted[right] - sorted[left] > length) left++;
            cables += right - left;
        }
        return cables;
    };
    int low = 0, high = sorted.back() - sorted.front();
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (cablesUpTo(middle) >= k) high = middle;
        else low = middle + 1;
    }
    return low;
}
