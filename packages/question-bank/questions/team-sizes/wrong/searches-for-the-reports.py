def team_sizes(bosses):
    def below(person):
        return sum(1 + below(report) for report in range(len(bosses)) if bosses[report] == person)

    return [below(person) for person in range(len(bosses))]
