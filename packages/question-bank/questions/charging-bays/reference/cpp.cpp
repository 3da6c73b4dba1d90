std::vector<int> chargingBays(std::vector<int> arrivals, std::vector<int> minutes, int bays) {
    std::priority_queue<int, std::vector<int>, std::greater<int>> free;
    for (int bay = 0; bay < bays; bay++) free.push(bay);
    using Taken = std::pair<int, int>;
    std::priority_queue<Taken, std::vector<Taken>, std::greater<Taken>> taken;
    std::vector<int> chosen;
    for (std::size_t car = 0; car < arrivals.size(); car++) {
        while (!taken.empty() && taken.top().first <= arrivals[car]) {
            free.push(taken.top().second);
            taken.pop();
        }
        if (free.empty()) {
            chosen.push_back(-1);
            continue;
        }
        int bay = free.top();
        free.pop();
        taken.push({arrivals[car] + minutes[car], bay});
        chosen.push_back(bay);
    }
    return chosen;
}
