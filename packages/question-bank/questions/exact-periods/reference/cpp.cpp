int exactPeriods(std::vector<int> temperatures, int lowest, int highest) {
    int start = 0;
    int lastLowest = -1;
    int lastHighest = -1;
    int periods = 0;
    for (int end = 0; end < static_cast<int>(temperatures.size()); end++) {
        int temperature = temperatures[end];
        if (temperature < lowest || temperature > highest) start = end + 1;
        if (temperature == lowest) lastLowest = end;
        if (temperature == highest) lastHighest = end;
        periods += std::max(0, std::min(lastLowest, lastHighest) - start + 1);
    }
    return periods;
}
