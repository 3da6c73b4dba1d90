#include <cctype>
#include <string>

int evaluate(const std::string& formula) {
    int total = 0;
    int sign = 1;
    int number = 0;
    for (char character : formula) {
        if (std::isdigit(character)) {
            number = number * 10 + (character - '0');
        } else {
            total += sign * number;
            number = 0;
            sign = character == '-' ? -1 : 1;
        }
    }
    return total + sign * number;
}
