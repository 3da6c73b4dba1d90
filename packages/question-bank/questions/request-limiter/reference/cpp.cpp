#include <queue>
#include <string>
#include <unordered_map>

class RequestLimiter {
    int limit;
    int windowSeconds;
    std::unordered_map<std::string, std::queue<int>> recent;

    // The accepted requests of a client that still count.
    std::queue<int>& timesOf(const std::string& client, int second) {
        std::queue<int>& times = recent[client];
        while (!times.empty() && times.front() <= second - windowSeconds) times.pop();
        return times;
    }

public:
    RequestLimiter(int limit, int windowSeconds) : limit(limit), windowSeconds(windowSeconds) {}

    bool allow(const std::string& client, int second) {
        std::queue<int>& times = timesOf(client, second);
        if ((int)times.size() >= limit) return false;
        times.push(second);
        return true;
    }

    int retryAfter(const std::string& client, int second) {
        std::queue<int>& times = timesOf(client, second);
        return (int)times.size() < limit ? 0 : times.front() + windowSeconds - second;
    }
};
