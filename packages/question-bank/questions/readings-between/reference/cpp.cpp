#include <vector>

// The position of the first reading of at least `value`; the length of the list if there is none.
int firstAtLeast(const std::vector<int>& readings, int value) {
    int from = 0;
    int to = readings.size();
    while (from < to) {
        int middle = from + (to - from) / 2;
        if (readings[middle] < value) from = middle + 1;
        else to = middle;
    }
    return from;
}

// The position of the first reading above `value`; the length of the list if there is none.
int firstAbove(const std::vector<int>& readings, int value) {
    int from = 0;
    int to = readings.size();
    while (from < to) {
        int middle = from + (to - from) / 2;
        if (readings[middle] <= value) from = middle + 1;
        else to = middle;
    }
    return from;
}

int countReadings(const std::vector<int>& readings, int low, int high) {
    return firstAbove(readings, high) - firstAtLeast(readings, low);
}
