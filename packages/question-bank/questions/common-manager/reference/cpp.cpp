int commonManager(std::vector<int> managers, int one, int other) {
    while (one != other) {
        if (one > other) one = managers[one];
        else other = managers[other];
    }
    return one;
}
