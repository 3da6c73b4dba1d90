#include <vector>

int heaviestVan(const std::vector<int>& crates, int vans) {
    
}
