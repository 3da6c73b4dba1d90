/**
 * Pairs of answers that say the same in other words, with the question of the bank that they
 * answer.
 */
export const PARAPHRASES: [round: string, slug: string, answer: string, paraphrase: string][] = [
  [
    'behavioral',
    'the-alarm-nobody-owned',
    'At my last company an alert woke us every night and nobody owned it. Our customers got their reports late. I decided it was up to me to fix it. First I looked into the logs and found the cause, a full disk. Then I wrote a script that cleaned it and told the team. As a result the alerts stopped, and we saved 3 hours a week. I learned to act earlier. Next time I would do it after the first night.',
    'When I worked at my previous firm there was an alarm each night that had no owner. Because of it our users waited for their reports. I took on the responsibility to solve it. To begin with I traced the logs and saw that a disk ran full. After that I built a small cleaner and informed my colleagues. In the end the alarms dropped to none, which gave us back 3 hours every week. It taught me not to wait. Since then I act sooner.',
  ],
  [
    'behavioral',
    'the-alarm-nobody-owned',
    'We had errors in our shop that fell between teams, and users complained a lot about them. I volunteered to repair it, although it was outside my role. I debugged it for two days and patched the code. Then I explained the change to both teams. Errors went down from 200 to 10 a day.',
    'In our store there were warnings that no team felt responsible for, and customers were angry about it. I offered to put it right, which was not my area. I dug into it for two days and changed the code. After that I talked both teams through it. The warnings fell from 200 a day to 10.',
  ],
  [
    'behavioral',
    'the-alarm-nobody-owned',
    'There was an alarm in production and nobody cared about it. We thought about it in the team and in the end somebody fixed it. It was good for our customers. I think that everybody should care about such things in a company, because it is important for all of us.',
    'Production had an alert that no one was interested in. Our team talked it over, and finally one of us repaired it. Our customers were better off. In my opinion all people at a company ought to mind such matters, since they are important to everybody.',
  ],
  [
    'behavioral',
    'the-alarm-nobody-owned',
    'In 2021 I was a nurse on a ward where an alarm for empty drips went off all night, and the team had got used to it. It was not my job, but patients slept badly, so I wanted to solve it. First I wrote down for a week when it went off. Then I talked to the technician and we agreed to change the limit. After that I told every shift. Within a month it fell from 30 to 4 alarms a night, and patients slept. What I learned is to count before I complain. Today I always bring a list.',
    'As a nurse, in 2021, I worked where a warning for empty drips rang through the night, and all colleagues ignored it. Nobody had asked me, yet patients could not sleep, so I made it my task to fix it. To start, I noted each warning for one week. Next I met the technician and convinced him to change the limit. Later I informed all shifts. A month after that it was down from 30 a night to 4, and people could sleep. The lesson for me was to count first. Since then I come with a list.',
  ],
  [
    'system-design',
    'short-links',
    'The service must create short links and redirect whoever opens them. I assume it is read heavy. With 100 million a month that is 40 writes a second and 4,000 reads a second, and after five years 3 TB. POST /links returns a code, GET /code answers 302, and 404 if there is none. I store a row for each code, and the code is the primary key. The code is base62 from a counter, so there is no collision. A cache in memory takes most reads, and I shard by code when it grows. If the database fails, a replica takes over. I use a counter rather than random codes because it is simpler, at the price of one more service.',
    'It has to make short links and send people on when they follow one. My assumption: far more reads than writes. 100 million per month means about 40 creations per second and 4,000 openings per second, and 3 terabytes in five years. A POST makes the link and gives back its code; a GET answers with a 302 or a 404. Each link is a record in a table with the code as its unique key. I encode a number from a counter in base 62, so codes are never a duplicate. Most reads come out of a cache, and later on I partition by code. When the database is down, I promote a replica. I prefer the counter over random codes because that is simpler, but it costs us one more service.',
  ],
  [
    'system-design',
    'short-links',
    'People create a link and others open it, and the redirect must be fast. I would keep each link in a table with an index on the code. The server is stateless behind a load balancer, and there is a cache in front of the table because links are read much more than written. If a server is down the others still serve. A random code may be taken already, so I check for a duplicate and try again with another one until it is free.',
    'Users shorten a link and others follow it, and that redirect has to take few milliseconds. Every link would be a row in a table whose index is the code. I run more servers that keep no state with a load balancer before them, and caching in front of the table since far more is read than written. When one server fails the rest goes on serving. Because a random code can collide, I look whether it is already taken and make another one as long as it is.',
  ],
  [
    'system-design',
    'short-links',
    'I would take a database and a server. When the user sends a long link we create a short code and save it in a table. When somebody opens the short one we look it up and send the redirect. If it gets too much we add a cache. I think that this is enough for the start, and later we can see what else the users need from us.',
    'My idea is one server with a database. A user gives us the long link, and we make a short code for it that we store in a table. Whoever opens the short link is looked up there and gets a redirect. Should there be too much load, we put a cache before it. That will do at first in my view, and we find out later what users want besides.',
  ],
  [
    'system-design',
    'short-links',
    'Out of scope are statistics. Requirements are to create, to redirect and to expire links, and the redirect must be available. At the peak I expect 20,000 requests per second, which is five times the average, and 500 bytes for each link. For data I use a key value store sharded by a hash of the code, with three replicas. A hot link is kept in memory on every server for ten seconds. If the primary crashes, a follower is promoted within 30 seconds, and writes get a 503 with a retry. I accept eventual consistency in exchange for lower latency: a deleted link may still open for a minute, which is the downside.',
    'I leave out statistics. What it must do: make links, resolve them and let them expire, and resolving has to be fast and available. In the peak, at five times the average, there are 20,000 lookups a second; one record takes 500 bytes. The data go into a key value table, partitioned by hashing the code, with three copies each. Every server holds a popular link in memory for ten seconds. When a primary is lost, one replica takes over after 30 seconds, and until then writes are told to retry with a 503. The trade is latency against consistency, and I give up the second: for a minute a deleted link can still be opened, and that is its cost.',
  ],
  [
    'sales-call',
    'too-expensive-for-us',
    'I understand, Dana. May I ask what you compare the price with? And how many invoices do you handle at the moment? If it is 1,000 a month, our tool saves you about 100 hours. Another customer cut the time from 9 to 3 minutes. I suggest that we start with a pilot for one team. Can I send you the numbers today, and can we meet on Thursday at ten?',
    'That is a fair point, Dana. Compared with what is it too expensive? And today, how many invoices come in? At 1,000 per month you would save some 100 hours with us. A company like yours went from 9 minutes down to 3. We could start smaller, with one team as a trial. What I propose as the next step: I send you the sums tomorrow and we call on Thursday at ten. Does that work for you?',
  ],
  [
    'sales-call',
    'too-expensive-for-us',
    'It is not expensive for what it does. It reads every invoice and prepares the payment, which saves a lot of time and prevents mistakes. We have many customers who like it very much. I could give you ten per cent off the price if you decide this week. What do you think about it?',
    'For what you get the cost is low. Each invoice is read and the payment made ready, so you lose less time and have fewer errors. A lot of customers are happy with it. If you sign this week, I can take ten per cent off the price. How does that sound to you?',
  ],
  [
    'sales-call',
    'too-expensive-for-us',
    'I hear you, the budget matters. How long does one invoice take your clerks today, and how often is one paid late? If each takes eight minutes and you have 1,200, that is 160 hours a month. With us it is 40, so you save 120 hours, and 900 pays for itself in two weeks. And you have fewer late fees. Let me send you that sum, and you tell me what is wrong with it.',
    'I see why you say that, a budget is a budget. At the moment, how long do your people need for an invoice, and how many are late payments? Say it is eight minutes each for 1,200 of them: that makes 160 hours every month. You would need 40 with us. That saving of 120 hours is worth more than 900 within two weeks, and late fees come on top. I will send it to you, and you correct my numbers.',
  ],
  [
    'sales-call',
    'too-expensive-for-us',
    'Thanks for telling me, that makes sense. Is it the price as such, or that the year is nearly over? If it is the budget of this year, we can start smaller: one supplier, 300 a month, and you stop when it does not save time. Brink, a wholesaler with five clerks, did that and went from 30 late payments to 4 in three months. You can talk to them. Would you be open to a call next week with your finance director?',
    'I appreciate that, and I understand it. What stands behind it: the cost itself, or this year’s budget? In the second case I would begin with a pilot for a single supplier at 300 per month, which you end if it saves no time. A wholesaler called Brink with five clerks did so; late payments were reduced from 30 to 4 over three months, and they will give you a reference. Shall we meet your finance director next week on Tuesday?',
  ],
  [
    'behavioral',
    'an-angry-customer',
    'Last year a customer called our support, and he was very angry because his order was late for the third time. I let him finish and said sorry. Then I found the parcel and called him back the same day. He stayed with us. I learned to listen first.',
    'A client rang us last year and shouted at me, since for the third time his delivery had not come in time. I did not interrupt him and apologised. After that I traced the package and phoned him before the evening. He is still a client of ours. It taught me to listen before anything else.',
  ],
  [
    'system-design',
    'seat-booking',
    'People pick a seat and hold it for eight minutes, then they pay. Each seat is a row, and the update works only if the seat is free, so nobody gets it twice. For big shows there is a waiting room in front that lets in some hundred at a time. 200,000 people for 2,000 seats is the worst case. If the payment comes too late, it is paid back.',
    'A visitor chooses a place on the plan, reserves it for eight minutes and goes on to the payment. In the table there is one record for every seat, which is changed only while it is still free, and so it cannot be sold double. When a famous singer comes, 200,000 people want 2,000 tickets: they wait in a queue, and a few hundred are let through each time. A payment that arrives after the hold is refunded.',
  ],
  [
    'system-design',
    'shared-rate-limiter',
    'I keep a counter for each key in Redis, one cluster in each region. Servers take tokens in small batches, so that not every request needs a call. Between the regions 80 milliseconds is too long, so each region gets a share of the limit and they adjust it every second. If Redis is down we count locally and let a bit too much through. The answer over the limit is 429.',
    'For every customer key there is a token bucket in a Redis of the region. A server fetches some tokens at once and uses them up from memory, which saves calls. Because another region is 80 milliseconds away, the limit is divided among the regions, and the parts are corrected once a second. Should Redis fail, servers count for themselves, and some requests too many get in. Who is over it gets a 429.',
  ],
  [
    'sales-call',
    'we-already-have-something',
    'Good that it works, Oscar. What do your agents like about it, and what do they still do by hand? With 9,000 tickets a month a minute for each one is 150 hours. I do not ask you to replace it before March. Could I show you on Thursday, with fifty of your tickets, what would be different?',
    'I am glad that your tool does its job, Oscar. What works well for your team, and where do they have to copy things by hand? At 9,000 tickets in a month, one minute less per ticket makes 150 hours. You need not switch before the contract ends. May I take fifty of your tickets and show you the difference on Thursday?',
  ],
  [
    'sales-call',
    'the-demo-that-failed',
    'I am sorry, Lena, that should not happen. To be honest, it was the second time this year. I will not try again now. How do your pickers get their orders today, and where do they lose time? I will tell you by tomorrow what it was. Can we repeat the demo on Thursday with your own orders?',
    'Sorry about that, Lena. Honestly, it has happened twice this year. Let us not wait for the page. May I ask how orders reach your 40 pickers at the moment, and what costs them the most time? Tomorrow you hear from me why it failed. Shall we do the demo again on Thursday, and with orders of yours?',
  ],
]
