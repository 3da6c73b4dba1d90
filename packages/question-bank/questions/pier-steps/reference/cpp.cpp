#include <unordered_set>
#include <vector>

int waysUp(int steps, const std::vector<int>& broken) {
    std::unordered_set<int> isBroken(broken.begin(), broken.end());
    long long before = 0, ways = 1;
    for (int step = 1; step <= steps; step++) {
        long long next = isBroken.count(step) ? 0 : (before + ways) % 1000000007;
        before = ways;
        ways = next;
    }
    return (int)ways;
}
