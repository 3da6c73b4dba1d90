#include <vector>

int fallenServices(int count, const std::vector<int>& users, const std::vector<int>& used, int failed) {
    std::vector<std::vector<int>> usersOf(count);
    for (size_t i = 0; i < users.size(); i++) usersOf[used[i]].push_back(users[i]);
    std::vector<bool> hasFallen(count);
    hasFallen[failed] = true;
    std::vector<int> queue{failed};
    for (size_t i = 0; i < queue.size(); i++)
        for (int user : usersOf[queue[i]]) {
            if (hasFallen[user]) continue;
            hasFallen[user] = true;
            queue.push_back(user);
        }
    return queue.size();
}
