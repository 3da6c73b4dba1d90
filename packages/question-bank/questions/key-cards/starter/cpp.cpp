#include <vector>

int fittingCards(const std::vector<int>& cards, int needed, int forbidden) {
    
}
