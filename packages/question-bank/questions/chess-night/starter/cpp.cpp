#include <vector>

int mostWins(const std::vector<int>& ours, const std::vector<int>& theirs) {
    
}
