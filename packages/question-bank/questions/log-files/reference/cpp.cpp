#include <queue>
#include <vector>

int halvings(std::vector<int> sizes, int limit) {
    std::priority_queue<int> heap(sizes.begin(), sizes.end());
    int total = 0;
    for (int size : sizes) total += size;
    int steps = 0;
    for (; total > limit; steps++) {
        int largest = heap.top();
        heap.pop();
        heap.push(largest / 2);
        total -= largest - largest / 2;
    }
    return steps;
}
