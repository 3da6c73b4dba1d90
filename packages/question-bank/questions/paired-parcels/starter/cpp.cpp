#include <vector>

int pairedParcels(const std::vector<int>& grams, int least, int most) {
    
}
