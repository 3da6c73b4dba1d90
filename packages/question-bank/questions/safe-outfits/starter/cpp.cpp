#include <string>
#include <vector>

std::vector<std::vector<std::string>> outfits(const std::vector<std::vector<std::string>>& drawers, const std::vector<std::vector<std::string>>& clashes) {
    
}
