#include <string>
#include <vector>

int farthestDesk(const std::vector<std::string>& floor) {
    
}
