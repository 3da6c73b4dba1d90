#include <vector>

std::vector<int> inTheShade(const std::vector<int>& heights) {
    std::vector<int> taller, distances;
    for (int i = 0; i < (int)heights.size(); i++) {
        while (!taller.empty() && heights[taller.back()] <= heights[i]) taller.pop_back();
        distances.push_back(taller.empty() ? 0 : i - taller.back());
        taller.push_back(i);
    }
    return distances;
}
