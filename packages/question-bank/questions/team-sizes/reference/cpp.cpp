#include <vector>

std::vector<int> teamSizes(const std::vector<int>& bosses) {
    const int count = bosses.size();
    std::vector<int> open(count), below(count), finished;
    for (int boss : bosses) if (boss != -1) open[boss]++;
    for (int person = 0; person < count; person++) if (open[person] == 0) finished.push_back(person);
    for (size_t i = 0; i < finished.size(); i++) {
        const int person = finished[i], boss = bosses[person];
        if (boss == -1) continue;
        below[boss] += below[person] + 1;
        if (--open[boss] == 0) finished.push_back(boss);
    }
    return below;
}
