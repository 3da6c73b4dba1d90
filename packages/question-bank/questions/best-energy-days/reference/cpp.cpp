#include <vector>

int bestStart(std::vector<int> balances, int days) {
    int total = 0;
    for (int day = 0; day < days; day++) total += balances[day];
    int best = total, start = 0;
    for (int day = days; day < static_cast<int>(balances.size()); day++) {
        total += balances[day] - balances[day - days];
        if (total > best) {
            best = total;
            start = day - days + 1;
        }
    }
    return start;
}
