#include <vector>

int weightsToAdd(const std::vector<int>& weights, int limit) {
    long long reach = 0;
    std::size_t next = 0;
    int added = 0;
    while (reach < limit) {
        if (next < weights.size() && weights[next] <= reach + 1) {
            reach += weights[next++];
        } else {
            reach += reach + 1;
            added++;
        }
    }
    return added;
}
