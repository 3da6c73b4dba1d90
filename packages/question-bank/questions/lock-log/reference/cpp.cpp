int longestNested(std::vector<int> log) {
    std::vector<int> stack = {-1};
    int longest = 0;
    for (int i = 0; i < static_cast<int>(log.size()); i++) {
        int top = stack.back();
        if (log[i] < 0 && top >= 0 && log[top] == -log[i]) {
            stack.pop_back();
            longest = std::max(longest, i - stack.back());
        } else {
            stack.push_back(i);
        }
    }
    return longest;
}
