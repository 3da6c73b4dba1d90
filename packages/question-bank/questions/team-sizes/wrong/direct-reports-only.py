from collections import Counter


def team_sizes(bosses):
    reports = Counter(bosses)
    return [reports[person] for person in range(len(bosses))]
