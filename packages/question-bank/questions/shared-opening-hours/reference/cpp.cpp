std::vector<std::vector<int>> sharedHours(std::vector<std::vector<int>> first, std::vector<std::vector<int>> second) {
    std::vector<std::vector<int>> shared;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < first.size() && j < second.size()) {
        int from = std::max(first[i][0], second[j][0]);
        int to = std::min(first[i][1], second[j][1]);
        if (from < to) shared.push_back({from, to});
        if (first[i][1] < second[j][1]) i++;
        else j++;
    }
    return shared;
}
