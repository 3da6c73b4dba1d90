#include <unordered_map>
#include <vector>

std::vector<int> refundPair(const std::vector<int>& charges, int total) {
    std::unordered_map<int, int> firstAt;
    for (int j = 0; j < (int)charges.size(); j++) {
        auto found = firstAt.find(total - charges[j]);
        if (found != firstAt.end()) return {found->second, j};
        firstAt.try_emplace(charges[j], j);
    }
    return {};
}
