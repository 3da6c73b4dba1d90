std::vector<int> neverBuilt(int modules, std::vector<int> users, std::vector<int> used) {
    std::vector<int> waitsFor(modules, 0);
    std::vector<std::vector<int>> usersOf(modules);
    for (std::size_t k = 0; k < users.size(); k++) {
        waitsFor[users[k]]++;
        usersOf[used[k]].push_back(users[k]);
    }
    std::vector<int> built;
    for (int module = 0; module < modules; module++) {
        if (waitsFor[module] == 0) built.push_back(module);
    }
    for (std::size_t i = 0; i < built.size(); i++) {
        for (int user : usersOf[built[i]]) {
            if (--waitsFor[user] == 0) built.push_back(user);
        }
    }
    std::vector<int> left;
    for (int module = 0; module < modules; module++) {
        if (waitsFor[module] > 0) left.push_back(module);
    }
    return left;
}
