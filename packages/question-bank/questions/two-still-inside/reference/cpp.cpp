#include <algorithm>
#include <vector>

std::vector<int> stillInside(const std::vector<int>& scans) {
    int both = 0, one = 0;
    for (int scan : scans) both ^= scan;
    const int bit = both & -both;
    for (int scan : scans) if (scan & bit) one ^= scan;
    return {std::min(one, both ^ one), std::max(one, both ^ one)};
}
