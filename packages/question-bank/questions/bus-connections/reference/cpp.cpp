#include <vector>

std::vector<int> busConnections(const std::vector<int>& trains, const std::vector<int>& buses, int walk) {
    std::vector<int> waits;
    size_t next = 0;
    for (int train : trains) {
        while (next < buses.size() && buses[next] - walk < train) next++;
        waits.push_back(next < buses.size() ? buses[next] - walk - train : -1);
    }
    return waits;
}
