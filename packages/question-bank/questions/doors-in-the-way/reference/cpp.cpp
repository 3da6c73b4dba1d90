#include <string>
#include <array>
#include <vector>

int fewestSteps(const std::vector<std::string>& plan, int keys) {
    int rows = plan.size();
    int columns = plan[0].size();
    const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    std::vector<std::vector<std::vector<bool>>> seen(
        rows, std::vector<std::vector<bool>>(columns, std::vector<bool>(keys + 1, false)));
    seen[0][0][keys] = true;
    std::vector<std::array<int, 3>> places = {{0, 0, keys}};
    for (int count = 0; !places.empty(); count++) {
        std::vector<std::array<int, 3>> next;
        for (auto [row, column, left] : places) {
            if (row == rows - 1 && column == columns - 1) return count;
            for (auto [down, right] : steps) {
                int r = row + down;
                int c = column + right;
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (plan[r][c] != '.' && plan[r][c] != 'D') continue;
                int after = plan[r][c] == 'D' ? left - 1 : left;
                if (after < 0 || seen[r][c][after]) continue;
                seen[r][c][after] = true;
                next.push_back({r, c, after});
            }
        }
        places = next;
    }
    return -1;
}
