#include <vector>

std::vector<std::vector<int>> addressBlocks(int first, int last) {
    std::vector<std::vector<int>> blocks;
    int address = first;
    while (address <= last) {
        int size = address == 0 ? 1 << 30 : address & -address;
        while (size - 1 > last - address) size /= 2;
        blocks.push_back({address, size});
        address += size;
    }
    return blocks;
}
