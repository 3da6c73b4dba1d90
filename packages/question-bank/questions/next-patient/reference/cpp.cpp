std::vector<int> severitiesCalled(std::vector<int> events) {
    std::priority_queue<int> waiting;
    std::vector<int> called;
    for (int severity : events) {
        if (severity > 0) {
            waiting.push(severity);
        } else if (waiting.empty()) {
            called.push_back(0);
        } else {
            called.push_back(waiting.top());
            waiting.pop();
        }
    }
    return called;
}
