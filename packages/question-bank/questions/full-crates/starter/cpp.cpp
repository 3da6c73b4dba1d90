#include <vector>

int fullCrates(const std::vector<int>& jars, int crate) {
    
}
