#include <algorithm>
#include <string>
#include <vector>

int cheapestEdits(const std::vector<std::string>& before, const std::vector<std::string>& after, int insertCost,
                  int deleteCost, int replaceCost) {
    std::vector<int> costs;
    for (int count = 0; count <= (int)after.size(); count++) costs.push_back(count * deleteCost);
    for (int row = 1; row <= (int)before.size(); row++) {
        std::vector<int> next = {row * deleteCost};
        for (int column = 1; column <= (int)after.size(); column++) {
            if (before[row - 1] == after[column - 1]) {
                next.push_back(costs[column - 1]);
            } else {
                int replaced = costs[column - 1] + replaceCost;
                int deleted = next[column - 1] + deleteCost;
                int inserted = next[column - 1] + insertCost;
                next.push_back(std::min({replaced, deleted, inserted}));
            }
        }
        costs = next;
    }
    return costs[after.size()];
}
