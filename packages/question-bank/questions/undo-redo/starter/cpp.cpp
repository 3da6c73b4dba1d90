#include <string>
#include <vector>

std::vector<std::string> undoRedo(const std::vector<std::string>& actions) {
    
}
