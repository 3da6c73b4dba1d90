#include <map>
#include <string>
#include <vector>

// votes[i] is {voter, option}.
std::string winner(const std::vector<std::vector<std::string>>& votes) {
    std::map<std::string, int> counts;
    for (const auto& vote : votes) counts[vote[1]]++;
    std::string best;
    int most = 0;
    for (const auto& [option, count] : counts) {
        if (count > most) {
            best = option;
            most = count;
        }
    }
    return best;
}
