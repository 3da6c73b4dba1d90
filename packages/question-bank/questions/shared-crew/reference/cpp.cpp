#include <algorithm>
#include <vector>

int longestRun(const std::vector<int>& crews) {
    int longest = 0, members = 0, first = 0;
    for (int last = 0; last < static_cast<int>(crews.size()); last++) {
        while ((members & crews[last]) != 0) members ^= crews[first++];
        members |= crews[last];
        longest = std::max(longest, last - first + 1);
    }
    return longest;
}
