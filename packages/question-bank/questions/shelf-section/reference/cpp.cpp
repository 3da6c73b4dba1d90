int shortestSection(std::vector<int> numbers) {
    int end = -1;
    int largest = -1;
    for (int i = 0; i < static_cast<int>(numbers.size()); i++) {
        if (numbers[i] < largest) end = i;
        largest = std::max(largest, numbers[i]);
    }
    if (end < 0) return 0;
    int start = end;
    int smallest = numbers[end];
    for (int i = end - 1; i >= 0; i--) {
        if (numbers[i] > smallest) start = i;
        smallest = std::min(smallest, numbers[i]);
    }
    return end - start + 1;
}
