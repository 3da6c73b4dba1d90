#include <string>
#include <vector>

std::vector<std::string> undoRedo(const std::vector<std::string>& actions) {
    std::vector<std::string> board, undone;
    for (const std::string& action : actions) {
        if (action == "-undo") {
            if (board.empty()) continue;
            undone.push_back(board.back());
            board.pop_back();
        } else if (action == "-redo") {
            if (undone.empty()) continue;
            board.push_back(undone.back());
            undone.pop_back();
        } else {
            board.push_back(action);
            undone.clear();
        }
    }
    return board;
}
