#include <vector>

int sharedStation(std::vector<int> downstream, int first, int second) {
    const auto length = [&](int station) {
        int count = 0;
        for (; station != -1; station = downstream[station]) count++;
        return count;
    };
    int ahead = length(first) - length(second);
    for (; ahead > 0; ahead--) first = downstream[first];
    for (; ahead < 0; ahead++) second = downstream[second];
    while (first != second) {
        first = downstream[first];
        second = downstream[second];
    }
    return first;
}
