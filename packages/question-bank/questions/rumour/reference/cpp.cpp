int heardWithin(int people, std::vector<int> firsts, std::vector<int> seconds, int start, int days) {
    std::vector<std::vector<int>> friends(people);
    for (std::size_t k = 0; k < firsts.size(); k++) {
        friends[firsts[k]].push_back(seconds[k]);
        friends[seconds[k]].push_back(firsts[k]);
    }
    std::vector<int> heardOn(people, -1);
    heardOn[start] = 0;
    std::vector<int> known = {start};
    for (std::size_t i = 0; i < known.size(); i++) {
        int person = known[i];
        if (heardOn[person] == days) break;
        for (int other : friends[person]) {
            if (heardOn[other] >= 0) continue;
            heardOn[other] = heardOn[person] + 1;
            known.push_back(other);
        }
    }
    return static_cast<int>(known.size());
}
