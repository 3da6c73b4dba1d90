#include <algorithm>
#include <vector>

int pagesPerDay(const std::vector<int>& chapters, int days) {
    int low = 0, high = 0;
    for (int pages : chapters) {
        low = std::max(low, pages);
        high += pages;
    }
    while (low < high) {
        int middle = low + (high - low) / 2, count = 1, today = 0;
        for (int pages : chapters) {
            if (today + pages > middle) {
                count++;
                today = 0;
            }
            today += pages;
        }
        if (count <= days) high = middle;
        else low = middle + 1;
    }
    return low;
}
