int fewestRides(std::vector<int> pallets, int limit) {
    std::sort(pallets.begin(), pallets.end());
    int lightest = 0;
    int heaviest = static_cast<int>(pallets.size()) - 1;
    int rides = 0;
    while (lightest <= heaviest) {
        if (pallets[lightest] + pallets[heaviest] <= limit) lightest++;
        heaviest--;
        rides++;
    }
    return rides;
}
