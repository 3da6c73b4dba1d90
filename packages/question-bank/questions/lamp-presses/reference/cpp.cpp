int timesShown(std::vector<int> presses, int pattern) {
    int lit = 0;
    int times = 0;
    for (int lamps : presses) {
        lit ^= lamps;
        if (lit == pattern) times++;
    }
    return times;
}
