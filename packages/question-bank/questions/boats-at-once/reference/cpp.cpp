int mostBoats(std::vector<int> arrivals, std::vector<int> departures) {
    std::sort(arrivals.begin(), arrivals.end());
    std::sort(departures.begin(), departures.end());
    std::size_t left = 0;
    int most = 0;
    for (std::size_t arrived = 1; arrived <= arrivals.size(); arrived++) {
        while (departures[left] <= arrivals[arrived - 1]) left++;
        most = std::max(most, static_cast<int>(arrived - left));
    }
    return most;
}
