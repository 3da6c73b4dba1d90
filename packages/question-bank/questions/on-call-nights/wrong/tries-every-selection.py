def best_pay(pay, rest):
    def best_from(night):
        if night >= len(pay):
            return 0
        return max(best_from(night + 1), pay[night] + best_from(night + rest + 1))

    return best_from(0)
