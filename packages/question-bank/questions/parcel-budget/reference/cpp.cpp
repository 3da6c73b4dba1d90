#include <algorithm>
#include <vector>

int mostParcels(std::vector<int> postage, int budget) {
    std::sort(postage.begin(), postage.end());
    int sent = 0;
    for (int cents : postage) {
        if (cents > budget) break;
        budget -= cents;
        sent++;
    }
    return sent;
}
