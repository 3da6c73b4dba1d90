#include <vector>

int clueFromTheEnd(const std::vector<int>& next, int first, int k) {
    int ahead = first;
    for (int i = 0; i < k; i++) {
        if (ahead == -1) return -1;
        ahead = next[ahead];
    }
    int place = first;
    while (ahead != -1) {
        ahead = next[ahead];
        place = next[place];
    }
    return place;
}
