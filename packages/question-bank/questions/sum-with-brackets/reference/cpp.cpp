#include <cctype>
#include <string>
#include <vector>

int evaluate(const std::string& formula) {
    int total = 0;
    int sign = 1;
    int number = 0;
    std::vector<int> signs = {1};
    for (char character : formula) {
        if (std::isdigit(character)) {
            number = number * 10 + (character - '0');
        } else if (character == '(') {
            signs.push_back(sign);
        } else {
            total += sign * number;
            number = 0;
            if (character == ')') signs.pop_back();
            else sign = (character == '-' ? -1 : 1) * signs.back();
        }
    }
    return total + sign * number;
}
