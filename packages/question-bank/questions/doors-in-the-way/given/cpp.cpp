#include <string>
#include <utility>
#include <vector>

int fewestSteps(const std::vector<std::string>& plan, int keys) {
    int rows = plan.size();
    int columns = plan[0].size();
    const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    std::vector<std::vector<bool>> seen(rows, std::vector<bool>(columns, false));
    seen[0][0] = true;
    std::vector<std::pair<int, int>> places = {{0, 0}};
    for (int count = 0; !places.empty(); count++) {
        std::vector<std::pair<int, int>> next;
        for (auto [row, column] : places) {
            if (row == rows - 1 && column == columns - 1) return count;
            for (auto [down, right] : steps) {
                int r = row + down;
                int c = column + right;
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (plan[r][c] != '.' || seen[r][c]) continue;
                seen[r][c] = true;
                next.push_back({r, c});
            }
        }
        places = next;
    }
    return -1;
}
