#include <string>
#include <vector>

std::vector<std::vector<int>> readPages(const std::string& digits, int pages) {
    
}
