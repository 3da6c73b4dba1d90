#include <string>

int fewestPulls(const std::string& lamps, int width) {
    
}
