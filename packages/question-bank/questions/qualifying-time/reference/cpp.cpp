#include <queue>
#include <vector>

std::vector<int> qualifyingTimes(std::vector<int> times, int places) {
    std::priority_queue<int> best;
    std::vector<int> shown;
    for (int time : times) {
        best.push(time);
        if (static_cast<int>(best.size()) > places) best.pop();
        shown.push_back(static_cast<int>(best.size()) == places ? best.top() : -1);
    }
    return shown;
}
