#include <unordered_map>
#include <vector>

int balancedPlots(const std::vector<std::vector<int>>& surplus) {
    int count = 0;
    for (size_t top = 0; top < surplus.size(); top++) {
        std::vector<int> sums(surplus[0].size());
        for (size_t bottom = top; bottom < surplus.size(); bottom++) {
            std::unordered_map<int, int> seen{{0, 1}};
            int total = 0;
            for (size_t column = 0; column < sums.size(); column++) {
                sums[column] += surplus[bottom][column];
                total += sums[column];
                count += seen[total]++;
            }
        }
    }
    return count;
}
