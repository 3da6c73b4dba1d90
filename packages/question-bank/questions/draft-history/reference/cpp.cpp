#include <algorithm>
#include <string>
#include <vector>

class DraftHistory {
    std::string current;
    std::vector<std::string> past, undone;

    void change(const std::string& next) {
        past.push_back(current);
        undone.clear();
        current = next;
    }

public:
    void write(const std::string& text) { change(current + text); }

    void erase(int count) { change(current.substr(0, std::max(0, (int)current.size() - count))); }

    bool undo() {
        if (past.empty()) return false;
        undone.push_back(current);
        current = past.back();
        past.pop_back();
        return true;
    }

    bool redo() {
        if (undone.empty()) return false;
        past.push_back(current);
        current = undone.back();
        undone.pop_back();
        return true;
    }

    std::string read() { return current; }
};
