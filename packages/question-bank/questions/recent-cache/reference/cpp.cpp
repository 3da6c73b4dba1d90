#include <list>
#include <string>
#include <unordered_map>

class RecentCache {
    struct Entry {
        std::string key;
        int value;
        int until;
    };

    int capacity;
    int lifetime;
    std::list<Entry> entries;  // from the least to the most recently used
    std::unordered_map<std::string, std::list<Entry>::iterator> places;

    void remove(const std::string& key) {
        auto place = places.find(key);
        if (place == places.end()) return;
        entries.erase(place->second);
        places.erase(place);
    }

    void add(const Entry& entry) {
        entries.push_back(entry);
        places[entry.key] = std::prev(entries.end());
    }

public:
    RecentCache(int capacity, int lifetime) : capacity(capacity), lifetime(lifetime) {}

    void put(const std::string& key, int value, int second) {
        remove(key);
        if ((int)entries.size() >= capacity) remove(std::string(entries.front().key));
        add({key, value, second + lifetime});
    }

    int get(const std::string& key, int second) {
        auto place = places.find(key);
        if (place == places.end()) return -1;
        Entry entry = *place->second;
        remove(key);
        if (entry.until <= second) return -1;
        add(entry);
        return entry.value;
    }
};
