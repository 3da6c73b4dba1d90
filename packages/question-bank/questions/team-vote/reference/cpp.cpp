#include <map>
#include <string>
#include <vector>

// votes[i] is {voter, option}.
std::string winner(const std::vector<std::vector<std::string>>& votes) {
    std::map<std::string, std::string> choices;
    for (const auto& vote : votes) choices[vote[0]] = vote[1];
    std::map<std::string, int> counts;
    for (const auto& [voter, option] : choices) {
        if (!option.empty()) counts[option]++;
    }
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
