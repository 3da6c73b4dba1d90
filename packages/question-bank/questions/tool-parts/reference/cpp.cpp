std::vector<int> mostParts(std::vector<int> tools) {
    std::unordered_map<int, int> lastPlace;
    int count = static_cast<int>(tools.size());
    for (int job = 0; job < count; job++) lastPlace[tools[job]] = job;
    std::vector<int> parts;
    int start = 0;
    int end = 0;
    for (int job = 0; job < count; job++) {
        end = std::max(end, lastPlace[tools[job]]);
        if (job < end) continue;
        parts.push_back(end - start + 1);
        start = end + 1;
    }
    return parts;
}
