std::vector<int> tilesLeft(std::vector<int> tiles, int group) {
    std::vector<std::pair<int, int>> runs;
    for (int colour : tiles) {
        if (runs.empty() || runs.back().first != colour) runs.push_back({colour, 0});
        runs.back().second++;
        if (runs.back().second == group) runs.pop_back();
    }
    std::vector<int> left;
    for (auto [colour, length] : runs) left.insert(left.end(), length, colour);
    return left;
}
