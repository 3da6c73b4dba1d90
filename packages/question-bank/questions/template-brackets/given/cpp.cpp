#include <map>
#include <string>
#include <vector>

const std::map<char, char> OPENING = {{')', '('}, {']', '['}, {'}', '{'}};

int firstWrongBracket(const std::string& text) {
    std::vector<int> open;
    for (int position = 0; position < (int)text.size(); position++) {
        char character = text[position];
        if (character == '(' || character == '[' || character == '{') {
            open.push_back(position);
        } else if (OPENING.count(character)) {
            if (open.empty()) return position;
            int partner = open.back();
            open.pop_back();
            if (text[partner] == character) return position;
        }
    }
    return open.empty() ? -1 : open.back();
}
