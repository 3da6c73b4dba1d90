// Longer than other files: one table holds every cue.
import type { Cue } from './cue.ts'

/**
 * How interviewers state a coding problem that an approach solves. Where as many cues speak for two
 * approaches, the earlier one of this table is named first. No cue is added any more: see
 * docs/decisions/035-no-more-approach-cues.md.
 */
export const APPROACH_CUES = {
  'a greedy choice': [
    [
      '(jump|leap|hop)s? … reach|end|last|get to|far|across',
      'You may hop forward. Can you reach the end?',
    ],
    ['(hop|jump|leap)\\w* … forward|at most|far', 'You may hop two steps at most.'],
    ['(gas|petrol|fuel|charging) stations?', 'There are gas stations around a loop.'],
    ['all the way (around|round)|empty tank', 'You start with an empty tank.'],
    [
      'candy|candies|sweets?|bonus\\w* … neighbou?r\\w*|beside|next to|ratings?|grades?',
      'A kid gets more sweets than the one beside it.',
    ],
    ['cookies?|as many … happy', 'Make as many children happy as you can.'],
    [
      'as many (parts|pieces|chunks|partitions) as possible',
      'Cut this string into as many parts as possible.',
    ],
    [
      'buy and sell|sell and buy|buy|sell … as (often|many times)|every day|any number of times|again',
      'You may buy and sell any number of times.',
    ],
    [
      'as many times as you like|any number of trades|as often as you like',
      'Trade as often as you like.',
    ],
    [
      'at most two|two at (a time|most) … boats?|lift|limit|weight',
      'It takes at most two, and has a weight limit.',
    ],
    ['boats? … two|weight|limit|people', 'Each boat has a weight limit.'],
    [
      'fewest|how few|as few … remove|removals|taken? out|drop|arrows|platforms|taps|sweets|refuel\\w*',
      'How few of them do you have to take out?',
    ],
    ['height|taller … queue|line|in front', 'He knows how many taller ones are in front.'],
    ['fives|tens|twenties|bills|right … change', 'They pay with tens. Can you always give change?'],
    ['half (go|of them) … city|half|other', 'Half go to city A and half to city B.'],
    [
      'throw away|remove|drop|delete … (k )?digits … (small|low|large)\\w*',
      'Drop k digits so that what is left is small.',
    ],
    [
      'as (happy|cheap|low|early|late) as (possible|you can)',
      'Keep the total bill as low as you can.',
    ],
    [
      'wait|cool down|pause … same (letter|task|kind|job)',
      'It has to wait before the same task again.',
    ],
    [
      'glue|join|form|concatenat\\w+|arrange\\w* … (largest|biggest) number',
      'Arrange them to the largest number.',
    ],
    ['lemonade|bills? … change', 'Customers pay with bills and want change.'],
    ['consecutive|straight … cards?|hands?|groups of', 'Make consecutive cards of these.'],
  ],
  'dynamic programming': [
    [
      'how many|number of|count … (ways?|paths|routes|possibilities|decodings|messages|sentences|readings|meanings)',
      'In how many ways can it reach the corner?',
    ],
    [
      'how many … (different )?(ways?|routes|combinations of steps)',
      'How many different ways are there to the top?',
    ],
    ['stairs|staircase|climb\\w*', 'I go up the stairs by one or two steps.'],
    ['coins? … amount|change|fewest|make|sum|pay', 'Which coins make exactly this amount?'],
    [
      'stamps|bills|notes|coins?|perfect squares … fewest|least|exact\\w*|smallest number',
      'Put stamps for the exact postage on it.',
    ],
    [
      'fewest|least|smallest number … stamps|bills|notes|coins?|squares',
      'What is the smallest number of coins?',
    ],
    [
      'edit distance|inserts?|insertions?|deletes?|deletions?|replace\\w* … word|string|one|other|text',
      'How many inserts turn one word into the other?',
    ],
    ['how many edits', 'How many edits do I need?'],
    [
      '(common|shared|same) (subsequence|sequence|order)|subsequence',
      'Return the longest common subsequence.',
    ],
    [
      'longest|largest … increasing|rising|growing|ascending',
      'How long is the longest rising row?',
    ],
    [
      'knapsack|backpack|suitcase|bag … weight|weighs?|value|worth|capacity|carry',
      'The bag holds a weight of W.',
    ],
    [
      '(exactly the same|equal|same) (sum|weight|total|value|halves)|carry exactly the same',
      'We both have to carry exactly the same.',
    ],
    [
      'two (halves|piles|groups|parts) … equal|same',
      'Divide it into two groups with the same total.',
    ],
    [
      'houses?|streets?|neighbou?rs? … rob\\w*|steal|loot|thief|burglar|alarm',
      'Hitting two neighbours sets off the alarm.',
    ],
    ['(rob|steal|thief|burglar)\\w* … houses?', 'A burglar walks past the houses.'],
    ['only|just … right|down … or|and … down|right', 'It only ever moves right or down.'],
    [
      'split|cut|broken?|break|segment\\w*|separate … dictionary|known words|real words|words from',
      'Break it up into words from a list.',
    ],
    [
      '(largest|maximum|biggest|highest|best) (sum|total|profit|product)',
      'What is the largest sum of neighbours?',
    ],
    ['cheapest way', 'Find the cheapest way to the top.'],
    [
      'fee|cool ?down|rest day|rest one day|at most two (trades|transactions)',
      'After a sale you pay a fee.',
    ],
    ['popping|burst\\w*', 'What do you earn by popping them all?'],
    ['minimum (cost|price|path sum|sum)', 'Return the minimum path sum.'],
    ['longest palindrom\\w*', 'Return the longest palindromic part.'],
    ['wildcard|regular expression|star matches', 'Match a text with a wildcard.'],
    ['(biggest|largest) square', 'Find the largest square of ones.'],
    [
      'take (it )?turns … win|first player|optimal\\w*|best',
      'They take turns. Does the first player win?',
    ],
    ['decode|decoded|read … a is (1|one)|letters', 'Digits are decoded to letters.'],
  ],
  'a depth-first search or union-find': [
    [
      'islands?|provinces|friend circles?|connected|components?|reachable|regions?|lakes?|flood fill',
      'How many islands are on the map?',
    ],
    [
      'friends?|knows?|linked|wires?|roads?|cables?|pipes … circles?|groups?|clusters?|apart|connected|everybody|everyone|reach',
      'Friends of friends count as one circle.',
    ],
    [
      'two (groups|teams|sides|tables) … dislike|hate|enem\\w+|can.t stand|not get along|fight',
      'Make two teams in which nobody has to hate one.',
    ],
    ['(two|both) (camps|parties|colou?rs)|dislikes?', 'Can you split this crowd into two camps?'],
    [
      'can (water|one|everyone|a \\w+) (get|reach|travel|flow)',
      'From where can water flow to both oceans?',
    ],
    ['cities … roads?|cheapest|flights?|connect\\w*', 'Some cities have a road between them.'],
    [
      'flights?|tickets?|exchange rates?|currenc\\w+ … cheapest|from|route|itinerary|convert|best',
      'What is the best flight route?',
    ],
    ['land|water … grid|map|cells?|how many|count', 'Ones are land. How many pieces are there?'],
    [
      'signal|message|news|rumou?r … reach\\w*|everyone|all|until',
      'When has the news reached the last one?',
    ],
    ['deep copy', 'Make me a deep copy of the graph.'],
    ['connections? … redundant|loop|unplug|remove|fail', 'One of the connections is redundant.'],
    [
      'links?|wires?|routers?|servers?|machines? … travel time|latency|delay|heard',
      'When has every machine heard it?',
    ],
    [
      'fill|paint|bucket|recolou?r … same colou?r|connected|neighbou?r\\w*|pixel',
      'Fill everything of the same colour.',
    ],
    ['accounts?|profiles? … same person|merge|e-?mails?', 'Merge the accounts of the same person.'],
    [
      '(connect|join|wire|link)\\w* … all|every … houses|cities|points|villages|islands|computers|towns',
      'Connect all the villages.',
    ],
    [
      'redundant|extra|one too many … edge|wire|connection|cable|road',
      'Which is the redundant edge?',
    ],
    ['cop(y|ies)|clone … graph|network|neighbou?rs', 'Clone the network.'],
  ],
  'two positions in sorted data': [
    ['palindrome|same forwards? and backwards?', 'Is this sentence a palindrome?'],
    [
      'read\\w* (the same )?backwards?|the same (read )?(backwards?|from both)',
      'Is it the same read backwards?',
    ],
    [
      'triples?|triplets?|three (numbers|values|elements|of them) … zero|sum|adds? up|target|total|closest',
      'Find all triples that cancel out to zero.',
    ],
    [
      'walls?|bars|heights?|lines|elevations?|buildings? … water|rain|hold',
      'Between the bars, how much water stays?',
    ],
    ['red|blue … white|blue', 'We have a row of red, white and blue balls.'],
    ['move|push|shift|slide … zero(e?s)?', 'Push all the zeros to the back.'],
    [
      'remove|squeeze|drop|take out|get rid of … duplicates?|repeats?|value … in place|same array',
      'Remove the duplicates in place.',
    ],
    [
      'sorted|ascending|rising|increasing|in order … two|pair … total|sum|add|make',
      'It is sorted. Which two make up this total?',
    ],
    ['squares of (all|each|them|the)', 'I want the squares of all of them, in order.'],
    [
      '(two|both) sorted (lists|arrays) … room|space|blank|into the (first|second)|without',
      'Of two sorted lists, the first has room.',
    ],
    ['cross|fit … boats? … two', 'They fit into boats, at most two people in each.'],
    ['at most two people', 'Each ride takes at most two people.'],
    ['merge … sorted arrays?', 'Merge two sorted arrays.'],
    ['reverse … string|letters|characters|array|words|vowels', 'Reverse the vowels of a word.'],
  ],
  'a hash map of what was seen': [
    [
      'two sum|first (unique|repeated)|ransom|isomorphic|majority',
      'Can you write the ransom note?',
    ],
    [
      'same letters|just the letters|letters (of|in) (the other|another|each other|one)|anagrams?',
      'Which words have the same letters?',
    ],
    [
      '(any|some|a) (number|value|element|item|name|id)\\w* … twice|more than once|duplicated?|again',
      'Does any id show up more than once?',
    ],
    [
      'first|earliest … just once|only once|exactly once|unique|doesn.t repeat|repeats',
      'Where is the first letter that is unique?',
    ],
    [
      'product of (all|everything|every)|multiplying (everything|all|every)|all the other (numbers|ones|values)',
      'Return the product of all the others.',
    ],
    [
      'how many|number of|count … subarrays?|stretches|ranges … sum|adds?|total|exactly|equal',
      'How many subarrays have the sum k?',
    ],
    ['more than half', 'Which value fills more than half of it?'],
    [
      'positions|indices|indexes|which two|the two … add|sum|make|total|goal|target',
      'Return the indices that add up to it.',
    ],
    [
      'smallest (whole |positive )*(number|integer) … missing|not in|absent',
      'Which smallest positive number is missing?',
    ],
    ['sudoku … rules?|broken|breaks?|so far|legal', 'Is this sudoku legal so far?'],
    ['(half|partly)[- ]filled', 'I show you a half-filled board.'],
    [
      'longest|how long … chain|run|streak|series … consecutive',
      'How long is the longest run of consecutive ones?',
    ],
    ['contains?|has|have|are there … duplicates?', 'Does the array contain duplicates?'],
    [
      'sums?|totals? … (between|from) (index|position|two|any|i )',
      'I ask for sums between two places.',
    ],
    ['sudoku … valid|check', 'Is this sudoku valid?'],
    ['rhymes?|ransom|magazine|newspaper … letters?|cut', 'The magazine has these letters.'],
    [
      'two (numbers|values|entries|elements|items|of them|prices) … add|sum|total|target|make|cost',
      'Find two numbers that add up to the target.',
    ],
    [
      '(appear|occur|show up|come up|turn up)\\w* … most|more than (half|a third|once)|twice|in both',
      'Which names occur in both?',
    ],
    ['(both|two) (lists|arrays) … common|both|intersection', 'What do both lists have in common?'],
  ],
  'binary search': [
    [
      'sorted … find|search|where|position|index|first|last|belongs?|insert',
      'The list is sorted. Find this value.',
    ],
    [
      'smallest|largest|slowest|lowest|least|minimum|maximum … such that|so that|capacity|speed|rate|within|in time|still',
      'What is the smallest capacity in kilos?',
    ],
    ['log ?n|logarithmic', 'Do it in O(log n).'],
    ['square root|sqrt', 'Give me the square root of x.'],
    ['peak|mountain|local maximum', 'A peak is above both of its neighbours.'],
    ['sorted|ordered|ascending … row|matrix|grid|table', 'Sorted numbers fill the grid.'],
    ['row\\w* … sorted', 'Every row is sorted.'],
    [
      '(how|as) (slow(ly)?|small|few|little) … still|finish|in time|before|and yet',
      'How slow can she eat and still finish?',
    ],
    [
      'heaviest|largest|biggest|longest … as (light|small|low|short|little) as possible',
      'Make the heaviest part as light as possible.',
    ],
    ['(two|sorted) (lists|arrays) … median', 'What do two arrays have as their median?'],
    ['median|middle … both|two', 'I want the median of them both.'],
    [
      'log(arithmic)? time|faster than (merging|linear|going through|checking)',
      'Be faster than going through it.',
    ],
    [
      '\\w+ (days|hours|minutes|weeks) … capacity|ship|eat|speed|piles',
      'It has d days to ship them.',
    ],
    [
      'latest|last|newest … no later|not after|at or before|before that time',
      'Find the latest value set no later than t.',
    ],
    ['rotated?', 'The array was rotated at some point.'],
    [
      'capacity|speed|rate|pace … within|in time|hours|days|before',
      'At which speed is she done within h hours?',
    ],
    ['median … two (sorted|ordered)', 'Return the median of two sorted arrays.'],
    [
      '(no later than|at or before|latest|most recent) \\w+ … time|timestamp|value',
      'Return the most recent write before its timestamp.',
    ],
    ['find|search|look up|where … sorted|ordered|in order', 'Search this in a sorted list.'],
  ],
  'a stack': [
    [
      'brackets?|parenthes[ie]s|braces … match|valid|balanced|closed?|correct|opened',
      'Are these brackets balanced?',
    ],
    [
      'brackets?|parenthes[ie]s … repeat|in front|number|in full|nested|expand',
      'The brackets may be nested.',
    ],
    [
      '(next|first) (greater|larger|bigger|smaller|warmer|higher|taller)',
      'Find the next greater number.',
    ],
    [
      'how (many days|long)|days … warmer|hotter|higher|until',
      'How many days is it until it gets warmer?',
    ],
    ['temperatures?|stock span|histogram|skyline', 'You have the bars of a histogram.'],
    ['(biggest|largest) rectangle', 'Return the largest rectangle in it.'],
    ['push … pop', 'I can push and pop.'],
    ['push|pop … smallest|minimum|largest|maximum', 'Each pop also returns the minimum.'],
    ['paths? … dots?|slash(es)?|simpl\\w+', 'A Unix path, absolute, with dots.'],
    [
      'rocks|asteroids|robots|cars … crash|collide|smaller one|explode|blows',
      'When asteroids meet, the smaller one explodes.',
    ],
    [
      'postfix|polish|calculator|evaluate|arithmetic expression',
      'Evaluate this in reverse Polish notation.',
    ],
    ['plus … times', 'It reads one, two, plus, three, times.'],
    ['undo|redo|back button|backspace', 'What happens after each undo?'],
    ['(vanish|cancel out|annihilate|disappear)\\w*', 'Two equal letters side by side vanish.'],
    [
      'decode|expand|unroll … brackets?|repeat\\w*|times|nested',
      'Decode it, however deeply it is nested.',
    ],
    [
      'remove|delete|take away|strike … digits|adjacent|neighbou?ring|equal letters',
      'Remove equal letters until none touch.',
    ],
    ['queue … two stacks', 'Build a queue from two stacks.'],
  ],
  'a breadth-first search': [
    [
      'shortest|fewest|least|minimum|smallest|quickest|how few … path|steps|moves|turns|hops|transfers|changes|route|mutations|buses',
      'What is the fewest steps?',
    ],
    [
      'one letter at a time|word ladder|knight|maze|labyrinth|rotten|rotting',
      'You change one letter at a time.',
    ],
    [
      'every (minute|second|hour|day|round) … spread\\w*|next to|neighbou?rs?|adjacent|beside',
      'Every minute the rot spreads.',
    ],
    [
      'spoils?|infects?|spreads?|burns?|floods? … next to|neighbou?r\\w*|adjacent|beside|around',
      'One bad orange spoils the ones next to it.',
    ],
    ['distance|far … nearest|closest … grid|cell|gate|exit|zero', 'How far is the nearest gate?'],
    [
      'fewest|least|how few … flights|stops|edits|swaps|jumps|rolls|throws|moves|buses|changes',
      'Get there with the fewest stops.',
    ],
    ['snakes and ladders|word to (the )?other|exit', 'Find the exit.'],
  ],
  'a sliding window': [
    [
      'longest|shortest|smallest|largest|tightest|most|best|highest|max(imum)?|min(imum)? … substring|subarray|contiguous|window|stretch|piece|chunk|segment|section',
      'What is the longest piece of this string?',
    ],
    [
      'substring|subarray|stretch|piece|chunk|segment|section … at most|no more than|without|no (letter|character|number|value)|distinct|different',
      'Find a stretch without a repeated letter.',
    ],
    [
      'permutation|scrambled|shuffled|jumbled|rearranged|anagrams? … (in|inside|within|of) (the|a|another) … string|text|one|other',
      'A scrambled copy in the other string',
    ],
    [
      'contain|somewhere|inside|hid(es|den|ing) … permutation|scrambled|shuffled|jumbled|rearranged|anagram',
      'Is there, somewhere, a scrambled copy?',
    ],
    ['scrambl\\w+ … contiguous|chunk|piece|anywhere', 'Is a scramble of it one chunk?'],
    [
      '(of the last|over the last|in any|within any|every) (\\w+ )?(minute|hour|seconds|minutes|days|readings|numbers|elements)',
      'Show the highest reading of the last minute.',
    ],
    [
      'longest|shortest|smallest|biggest|largest|how long an? … run|block|part|streak|bit|portion|span … ones|letters?|characters?|distinct|different|same|all|at least|sum|single',
      'What is the longest block of ones?',
    ],
    [
      'contiguous|consecutive|in one piece|neighbou?ring|straight … product|sum|average|below|at most|at least|scrambl\\w*|anagram',
      'How many contiguous pieces sum up to k?',
    ],
    ['flip|change|overwrite|replace|swap … at most \\w+', 'You flip at most k of them.'],
    [
      'allowed|may|can … flip|overwrite|replace … zeros?|characters?|letters?',
      'You may overwrite k letters.',
    ],
    [
      '\\w+ (days|minutes|hours|months|numbers|items|neighbou?rs) (in a row|straight)|minutes straight',
      'Which k days in a row were the warmest?',
    ],
    [
      'groups? of k neighbou?rs|each (group|block|stretch) of k',
      'Take each group of k neighbours.',
    ],
    ['(two|k) (baskets|kinds|types)', 'You walk past the trees with two baskets.'],
    [
      'all|every|each … letters?|characters? … second|short|other|pattern',
      'It has all the letters of the second.',
    ],
    ['grumpy', 'The shop owner is grumpy in some minutes.'],
  ],
  'a topological order': [
    [
      'prerequisites?|dependenc\\w+|depends? on|build order|course schedule',
      'You are given course prerequisites.',
    ],
    [
      'classes|courses|tasks?|jobs|packages|modules|recipes|steps … first|before|need\\w*|requires?',
      'Some courses need others first.',
    ],
    [
      'alien|unknown|foreign … alphabet|dictionary|language',
      'It is the dictionary of an alien language.',
    ],
    [
      'prerequisites?|dependenc\\w+|depends? on|build order|course schedule',
      'The courses have prerequisites.',
    ],
  ],
  'sorting intervals': [
    [
      'intervals?|overlap\\w*|bookings?|appointments?|reservations?|shifts|calendar|time slots?|time ranges?',
      'Some of these bookings collide.',
    ],
    ['start|begin\\w* … and|to … end|finish|stop', 'Each one has a start and an end.'],
    [
      'meetings? … rooms?|attend|conflict\\w*|clash\\w*|same time|all of them|free',
      'Could they attend every meeting or all of them?',
    ],
    [
      'lectures?|talks?|classes|events?|movies|films|jobs|meetings? … rooms?|at once|same time|one after (the other|another)|as many|attend|conflict\\w*|clash\\w*',
      'Which talks are at the same time?',
    ],
    ['balloons?|arrows?', 'There are balloons taped on a wall.'],
    ['gaps … free|busy|nobody|all|everyone', 'Find the gaps when all of them are free.'],
    [
      'how many|least|fewest|number of … rooms|platforms|docks|gates|desks|chargers|parking spots|tables',
      'How many rooms do we have to book?',
    ],
    [
      'busiest|most crowded|at the same time|at once|simultaneous\\w*',
      'How many cars stood there at once?',
    ],
    [
      'ranges?|spans?|periods? … merge\\w*|join\\w*|combin\\w*|cover\\w*|overlap\\w*|touch\\w*',
      'Join the ranges that touch.',
    ],
    [
      'ranges? … another|other ones?|inside|swallowed|contain\\w*|after|soonest',
      'Some ranges lie inside another one.',
    ],
    ['(busy|free|working) (blocks|hours|times?|slots?)', 'Each of us has a list of busy blocks.'],
    ['get on … get off', 'Say where they get on and where they get off.'],
    ['pick up|seats … drop|off|trips?', 'A van has five seats for these trips.'],
    ['free (time|slots?|hours?)', 'When do they have free time?'],
    ['insert|add|squeeze … range|slot|interval|booking|new one', 'Insert a new range.'],
  ],
  backtracking: [
    [
      'all|every|each … (possible )?(combinations?|permutations?|subsets?|arrangements?|lineups?|orderings?|placements?|selections?|groupings?)',
      'I would like to see all the subsets.',
    ],
    [
      '(every|all)( the)?( \\S+){0,3} (ways?|orders?|strings?|sentences?|solutions?|splits?|addresses)',
      'What are all the ways of chopping it?',
    ],
    [
      'list|print|show|generate|give me|return|write down|output … all|every … ways?|strings?|words|solutions?|sets?|paths|sentences|possib\\w+|valid|different|unique|distinct|could',
      'List all the pizzas you could make.',
    ],
    [
      "(i want|i'd like) (all|every|each) … ways?|strings?|words|solutions?|sets?|paths|sentences|possib\\w+|valid|different|unique|distinct|could",
      'I want all the sets that weigh ten.',
    ],
    ['every (set|team|menu|choice|selection|subset|way)', 'Write down every menu.'],
    ['queens|sudoku|crossword', 'Fill in the rest of the sudoku.'],
    [
      'phone|keypad|number keys|dial … letters|strings|words',
      'An old phone has letters on its keys.',
    ],
    ['grid|board|matrix … letters? … word|spell', 'In a grid of letters, find this word.'],
    ['don.t just count|see every', "Don't just count them."],
    ['well[- ]formed', 'Write them in every well-formed way.'],
    [
      'place|put|seat … so that no|such that no|attack\\w*|threaten\\w*',
      'Seat them so that no rivals touch.',
    ],
    ['dots?|points … ip address', 'Somebody lost the dots in an IP address.'],
    ['fills? in the rest|using every (one|piece|stick)', 'Build a square using every stick.'],
    [
      'valid|possible|different … ip addresses|boards|orders|seatings?|arrangements|expressions',
      'Return the valid boards.',
    ],
    [
      'insert|put|place … plus|minus|operators?|signs … target|all|every|reach|equal',
      'Put plus signs between them to reach ten.',
    ],
  ],
  'two pointers on the list': [
    ['linked[- ]lists?', 'Reverse a linked list.'],
    [
      'next (references?|pointers?|links?|one) … node|loop|end|list|chain|first|last',
      'I follow the next pointers to the end.',
    ],
    ['nodes? … next', 'Each node only knows the next one.'],
    ['chain … nodes?|last|first|reverse|around|end|once|middle', 'Turn the chain around.'],
    ['(from|before) the end', 'Drop the third one from the end.'],
    [
      'cache … full|least recent\\w*|longest|evict\\w*|throw\\w* out|has to go|recent\\w*',
      'When the cache is full, one has to go.',
    ],
    ['least recently', 'Remove the least recently used one.'],
    ['(random|extra) pointer', 'It also has a random pointer.'],
    ['without remembering|never (get to the end|ends?)', 'I fear that it never ends.'],
    [
      'nodes? … (counted from|from) (the )?(tail|end|back)',
      'Take out a node, counted from the back.',
    ],
    ['from the tail', 'Take out the second one from the tail.'],
    ['digit by digit|digits … nodes?', 'The digits are stored in nodes.'],
    ['in nodes', 'A number is stored in nodes.'],
    [
      'chains?|lists? … splice|join|share|meet|same tail|cross|flow into',
      'Where do these two lists meet?',
    ],
    [
      'flip|reverse|turn|reorder|swap|rotate … nodes|chain|links|every two|pairs of nodes',
      'Swap the nodes in pairs.',
    ],
    ['starting (from|at) the head|change the links', 'You may only change the links.'],
    ['middle (node|element|of (the|a) (list|chain))', 'Return the middle node.'],
    ['the head … node|list|chain', 'You get the head of a chain.'],
  ],
  'bit manipulation': [
    [
      'bits|(single|lowest|highest|each|every|last|first) bit|bitwise|xor|binary (representation|form|notation)|unsigned|32-bit',
      'Count the ones in its binary form.',
    ],
    ['powers? of (two|2|four|4)', 'Is n a power of two?'],
    [
      'every|each|all … twice|two times|three times|in pairs? … except|but|alone|single|one',
      'Every number is there twice, except one.',
    ],
    ['twice|pairs? … except', 'They come twice, except for a loner.'],
    ['took away … plus|minus|operators', 'I took away your plus and your minus.'],
    [
      'ones|zeros … binary|in (the|its|a) (number|binary)',
      'How many ones are in its binary notation?',
    ],
    ['and (them |everything |all )?together', 'What do you get when you AND them together?'],
    [
      '(occur|appear|come|show up)s? (in pairs|once) … others?|pairs|twice|rest',
      'Two occur once, the others do not.',
    ],
    [
      '(0|zero|1|one) (through|to) n … lost|missing|gone|absent',
      'Of the numbers 0 through n one is lost.',
    ],
    [
      '(is|got|went) (lost|missing) … without|set|constant',
      'One got lost. Which one, without a set?',
    ],
    ['without … plus|minus|addition|arithmetic', 'Add two numbers without the plus sign.'],
    ['missing (number|value)', 'Find the missing number.'],
  ],
  'an SQL query': [
    ['sql|query|queries|select|group by', 'What do you select?'],
    [
      'tables? … columns?|rows?|employees?|customers?|orders?|users?|sales|dates?|salar\\w+|department|amount|logins?|ids?|products?|payments?|events?|visits?',
      'The table has an email column.',
    ],
    [
      'columns?|rows?|employees?|customers?|orders?|users?|sales|salar\\w+|department|staff|payments?|logins? … tables?',
      'All payments stand in one table.',
    ],
    [
      '(each|per|every) (department|customer|month|day|country|product|user|category)',
      'Show the highest salary per department.',
    ],
    [
      '(employees?|customers?|orders?|sales|scores?|weather|payments?|users?|staff|logins?|products?|visits?) table',
      'We have a sales table.',
    ],
    ['table with', 'You have a table with names.'],
    ['tables? … called|named|holds?|has|have', 'Our table holds all of them.'],
    [
      'rank|running total|previous day|day before|month over month|null … each|ids?|scores?|rows?|dates?',
      'Give the rank to each of them.',
    ],
    ['(each|every|per) (score|row|user|customer|player|product|order)', 'Show each score.'],
  ],
  'a heap': [
    [
      '(k(th|-th)?|n(th|-th)|two|three|five|ten|twenty|hundred|thousand|\\d+(th)?) (largest|smallest|closest|nearest|most|biggest|heaviest|highest|best|cheapest|busiest)',
      'What is the kth biggest number?',
    ],
    [
      'median|middle value|middle one … so far|stream\\w*|arriv\\w+|any time|running|keep|come\\w*',
      'Return the median of what has come so far.',
    ],
    [
      'arriv\\w+|stream|come in|one by one|any time … median|middle|largest|smallest',
      'Numbers come in. What is the middle one?',
    ],
    [
      'files|lists|feeds|streams|arrays … each|every … sorted|ordered|in order … one|combine\\w*|merged?|single',
      'These files are each ordered. Make one of them.',
    ],
    ['always … two|largest|smallest|heaviest|biggest|cheapest', 'Always take the heaviest ones.'],
    [
      'no two (equal|identical|same|of the same) … next to|adjacent|beside|neighbou?r\\w*|touch\\w*',
      'No two equal letters may touch.',
    ],
    [
      'ropes|sticks|stones … cost|connect|join|smash',
      'You smash two stones, and stones that join cost one.',
    ],
    [
      '(which|the|what) (k|ten|five|three|\\d+|n|hundred) … nearest|closest|largest|smallest|most|best|highest',
      'Give me the k that people used most.',
    ],
    [
      '(k|ten|five|three) (are|is) (the )?(nearest|closest|largest)|which \\w+ are (nearest|closest)',
      'Which k are nearest to the origin?',
    ],
    ['k sorted (lists|arrays|streams)', 'You get k sorted lists.'],
    [
      'pause|wait|gap|distance|apart … same|equal|identical … letter|task|kind|job|character',
      'Leave a gap between two of the same letter.',
    ],
    ['capital|projects? … at most k|profit', 'Each project brings a profit.'],
    ['top (k|ten|five|hundred|\\d+|n)', 'Return the top k words.'],
    ['merge k', 'Merge k feeds.'],
    [
      '(the|those|these) (k|ten|five|three|\\d+) … most|nearest|closest|largest|best|highest',
      'Name the ten customers with the highest bills.',
    ],
  ],
  'a walk over the tree': [
    [
      'binary (search )?trees?|bst|trees?|ancestors?|subtrees?|leaf|leaves',
      'Turn a binary tree into a string.',
    ],
    [
      'org(anisation)? chart|family tree|at most two (people|children|reports)|boss(es)? in common|both report to|hierarchy',
      'They have a boss in common.',
    ],
    ['prefix(es)?|autocomplete|typeahead|trie', 'I am building an autocomplete.'],
    ['words?|names?|strings? … starts? (like|with)', 'Is there a word that starts like that?'],
    [
      '(begin|begins|start|starts) with (these|this|that|the) … letters|prefix',
      'Does any word begin with these letters?',
    ],
    [
      'levels?|depth|deep|layer … nodes?|children|chart|folders?|from the top',
      'On which level are the most nodes?',
    ],
    ['how (many levels )?(deep|high|tall)', 'How deep does it go?'],
    ['preorder|inorder|postorder|in[- ]order|pre[- ]order', 'I give you the preorder sequence.'],
    ['(up to|at most) two children', 'Every node has up to two children.'],
    ['left … smaller|less|lower … right', 'What is left is smaller than what is right.'],
    ['level by level|row by row|each level|every level|top to bottom', 'Print it level by level.'],
    ['mirror image|swap left and right', 'Return the mirror image of it.'],
    ['any two nodes|path … any node', 'A path can begin at any node.'],
    ['the root', 'It need not go through the root.'],
  ],
} satisfies Record<string, Cue[]>
