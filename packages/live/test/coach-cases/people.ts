import type { InterviewContext } from '@sightline/contracts/context/context'

type Story = InterviewContext['stories'][number]

const story = (title: string, situation = '', task = '', action = '', result = ''): Story => ({
  id: crypto.randomUUID(),
  title,
  situation,
  task,
  action,
  result,
})

/** Somebody who has a conversation: a background, and notes for it. */
export interface Person {
  context: InterviewContext | null
  notes: string
}

const dana: Person = {
  context: {
    resume: `Dana Kowalski
Senior Backend Engineer · Berlin · dana@example.org

Summary
Backend engineer with eight years of experience in payments and logistics.

Experience
Senior Backend Engineer, Parcelo GmbH (2020 – present)
- Led the move of the billing service from a monolith to Kotlin services, cutting failed invoices by 40 %
- Mentor two junior engineers; both were promoted
- Introduced contract tests that caught 30 breaking changes before release
Backend Engineer, Finwave (2016 – 2020)
- Built the payout API in Java and PostgreSQL, serving 12,000 merchants
- Reduced p95 latency from 900 ms to 250 ms by caching exchange rates

Education
BSc Computer Science, TU Warsaw, 2016

Skills
Kotlin, Java, PostgreSQL, Kafka, Docker, AWS
Languages: Polish, English, German (B2)`,
    jobDescription: {
      title: 'Senior Backend Engineer, Northwind Pay',
      text: `Northwind Pay moves money for small shops in 14 countries.
What you will do
- Own our ledger service end to end
- Improve the reliability of payouts
What we look for
- 5+ years with Kotlin or Java
- Experience with PostgreSQL at scale
- You enjoy mentoring
Salary: €80,000 to €95,000
We work hybrid from Berlin, with an on-call rotation.`,
    },
    stories: [
      story(
        'Billing migration',
        'At Parcelo our billing monolith failed at every month end.',
        'I had to split it without stopping invoices.',
        'I moved one invoice type at a time behind a flag and compared both outputs for two weeks.',
        'Failed invoices fell by 40 % and month end became quiet.',
      ),
      story(
        'The dropped index',
        'In 2021 I cleaned up unused indexes on the orders table.',
        'I was responsible for the database change.',
        'I trusted a statistics view and dropped an index that the nightly export needed.',
        'The export ran nine hours late and two customers complained. I restored it the same morning, and since then every index change is tried on a copy first.',
      ),
      story(
        'Kafka or a table',
        'My tech lead wanted Kafka for 200 events a day.',
        'I thought a table was enough, and had to say so without a quarrel.',
        'I wrote both options with their costs on one page and asked for a decision after a two-day trial.',
        'We took the table, and he still uses the one-page format.',
      ),
      story(
        'Helping Jonas',
        'Jonas joined us straight from university and was stuck on his first service.',
        '',
        'I paired with him twice a week and let him lead the design review.',
        'After six months he owned the service and was promoted.',
      ),
    ],
  },
  notes: '',
}

const ravi: Person = {
  context: {
    resume: `RAVI NAIR
Data Analyst
Pune, India | ravi@example.org

PROFESSIONAL EXPERIENCE
06/2021 - Present | Brightmart Retail | Data Analyst
• Built a Power BI dashboard used by 120 store managers
• Automated weekly sales reporting with Python and SQL, saving 10 hours a week
08/2019 - 05/2021 | Lotus Insurance | Junior Analyst
• Analysed 50,000 claims to find duplicate payments worth $200k

EDUCATION
2015 - 2019 | B.Tech, Pune University

SKILLS
SQL, Python, Power BI, Excel, Tableau`,
    jobDescription: {
      title: 'Data Analyst at St. Anne Hospitals',
      text: `St. Anne Hospitals runs nine hospitals and cares for half a million patients a year.

Responsibilities
* Build dashboards for clinical leaders
* Make sure that waiting-time data is right
Requirements
* Strong SQL and Power BI
* Experience with R is a plus
* Clear communication with people who are not technical`,
    },
    stories: [
      story(
        'Store dashboard',
        'Brightmart store managers got their numbers once a month on paper.',
        'I was asked to give them daily figures.',
        'I sat with three managers, built a first Power BI page in a week, and changed it after each visit.',
        '120 managers use it every day, and out-of-stock days fell by a fifth.',
      ),
      story(
        'Duplicate claims',
        'At Lotus Insurance nobody had looked for claims that were paid twice.',
        'It was not my job, but I saw two equal amounts in a sample.',
        'I wrote a matching script on 50,000 claims in my own time and showed it to finance.',
        'They recovered $200k and made the check monthly.',
      ),
    ],
  },
  notes: `Salary: looking for 18 to 20 lakh, flexible for the right role
Notice period is 60 days, can be bought out
Why St. Anne: my mother was a nurse there, and waiting times decide about lives
Weakness: I used to polish charts too long; now I show a rough version on day one
Ask: who owns data quality in the hospitals?
Ask: how do clinicians use the dashboards today?`,
}

const mei: Person = {
  context: {
    resume: `Mei Lin
Customer Support Team Lead at Cloudbrew
I lead a team of six support agents and handle escalations for enterprise customers.
Before that I was a support agent at Homenest for three years.
Raised customer satisfaction from 82 % to 93 % in one year
Wrote the onboarding guide that every new agent uses
Certificates: Zendesk Administrator`,
    jobDescription: null,
    stories: [
      story(
        'The angry hotel chain',
        'A hotel chain with 40 sites threatened to leave after three outages of their booking widget.',
        'I took over the account from a colleague.',
        'I called their manager every morning for a week with a written status.',
        'They stayed and renewed for two years.',
      ),
      story(
        'Two weeks to Black Friday',
        'Two of my six agents fell ill two weeks before Black Friday.',
        'We had to answer twice the usual tickets on time.',
        'I wrote forty reply templates and moved refunds to a self-service form.',
        'We answered every ticket within four hours.',
      ),
      story(
        'I promised a refund',
        'In my first year a customer shouted at me about a broken order.',
        '',
        'I promised a full refund although our rules did not allow it, without asking anybody.',
        'We could not pay it, and the customer left. Since then I say what I can do and by when, and promise nothing else.',
      ),
    ],
  },
  notes: '',
}

const tom: Person = {
  context: {
    resume: `Tom Becker
Education
MSc Computer Science, University of Leeds, 2023 - 2025
BSc Mathematics, University of York, 2020 - 2023
Projects
Bus arrival predictor: trained a model in Python on two years of open data and served it with FastAPI
Chess engine in Rust that plays at about 1800 Elo
Work
Barista, Cafe Nero, Leeds, Sept 2021 - June 2023
Trained new staff and closed the till every evening
Skills: Python, Rust, Git, SQL
Interests: climbing, chess`,
    jobDescription: null,
    stories: [],
  },
  notes: '',
}

/** Somebody who has entered nothing. */
const nobody: Person = { context: null, notes: '' }

const standup: Person = {
  context: dana.context,
  notes: `Checkout redesign: 80 % done, waiting for the legal text on the cookie banner
Release 4.2 ships on March 12
The fifteenth is too early for the mobile app; the 22nd is safe
Load test: 1,200 requests a second before errors begin
Risk: Anna is the only one who knows the tax service, she is away from the 10th
Budget left for contractors: 14,000 euros
I prefer vendor Bluefin: cheaper by a third, and support in our time zone
Blocked: no access to the staging database since Monday`,
}

const vendor: Person = {
  context: null,
  notes: `Pricing: 12 euros per seat and month, from 50 seats 9 euros
Free trial of 30 days, no card needed
SOC 2 Type II since 2024, data stays in Frankfurt
Connects to Salesforce, HubSpot and Jira; no SAP connector yet
Roll-out takes two weeks with a named contact
Against Trackly: we work offline, Trackly does not
Customer: Lindner Logistics cut reporting time from 3 days to 4 hours
Contract runs a year, monthly notice after that
Support answers within two hours on working days`,
}

const lena: Person = {
  context: {
    resume: `LENA HOFFMANN
Marketing Manager | Munich | +49 151 0000000

PROFILE
Marketing manager focused on B2B software. I like numbers as much as words.

EXPERIENCE
Bluecrate Software, Munich
Marketing Manager
March 2021 – today
– Grew newsletter sign-ups from 2,000 to 11,500 in eighteen months
– Responsible for a yearly budget of €400,000
Agentur Nord, Hamburg
Junior Campaign Manager
09/2018 – 02/2021
– Ran paid search for six clients

EDUCATION
MA Media Studies, University of Hamburg, 2018`,
    jobDescription: {
      title: 'Senior Marketing Manager - Greenleaf',
      text: `Greenleaf makes heat pumps for family homes. We are looking for a Senior Marketing Manager (m/f/d). You will plan our launch campaigns and lead a team of two. You have experience with HubSpot and paid social. Pay: 70k to 78k. Remote within Germany.`,
    },
    stories: [
      story(
        'Newsletter',
        'Our newsletter had 2,000 readers and nobody could say what it was for. I interviewed twelve customers, cut it to one topic per issue and tested subject lines every week. After eighteen months we had 11,500 sign-ups.',
      ),
      story(
        'Time zones',
        '',
        '',
        'We booked a speaker for a webinar and I forgot to check the time zone. Forty people waited for an hour and most of them left.',
        'I wrote to each of them and offered a repeat. Since then two people check every invitation.',
      ),
      story(
        'Worthless leads',
        'The head of sales said in front of everybody that our leads were worthless.',
        'I had to find out whether he was right.',
        'I asked him for ten of them, and we called them together. Seven had never been called at all, so we agreed on a two-day rule.',
        'The share of leads that became customers went from 4 % to 9 %.',
      ),
    ],
  },
  notes: '',
}

const omar: Person = {
  context: {
    resume: `Omar Haddad
I have worked as a nurse for nine years, most of them on intensive care wards.
Since 2022 I am a charge nurse at St. Luke's Hospital, where I plan the night shift for eleven colleagues.
Earlier I was a staff nurse at Riverside Clinic.
Trained thirty new nurses on ventilators
Qualifications: registered nurse, ventilation course`,
    jobDescription: null,
    stories: [
      story(
        'Two samples',
        'During a busy night a colleague had mixed up two blood samples.',
        '',
        'I noticed that the times did not match, stopped the transfusion and called the lab.',
        'Nobody was harmed, and we got a label printer at each bed.',
      ),
      story(
        'The daughter',
        'The daughter of a patient shouted at us because nobody had called her.',
        'It was my shift, so it was mine to solve.',
        'I took her to a quiet room, listened, and told her exactly what we knew and what we did not.',
        'She thanked the whole team when her father left, and we now call families at six every evening.',
      ),
    ],
  },
  notes: `## About me
I am a nurse with nine years on intensive care wards, and I lead the night shift at St. Luke's.

## Weak spot
- I take on too much; I now ask at the start of each shift what can wait

## Salary
- 3,900 to 4,200 a month before tax

## Questions for them
- How many patients per nurse at night?
- Who decides about overtime?`,
}

const review: Person = {
  context: lena.context,
  notes: `Q3 numbers: churn 2.1 %, down from 2.8 %
Hiring: two of four engineers signed, third offer out until Tuesday
Decision: we stay on Postgres, because the team knows it and it costs nothing
Onboarding flow slipped by a week because the designer was ill
Next release on the 9th of June, feature freeze on May 30
Maria owns billing; Jo owns search
I am waiting for the keys of the new office`,
}

const seller: Person = {
  context: null,
  notes: `# Pricing
- Starter 49 dollars a month for up to 5 users
- Business 199 dollars a month, unlimited users

# Security
- ISO 27001, encryption at rest and in transit
- SSO only in Business

# Objections
- Too expensive: the average customer saves 6 hours a week
- We have Excel: import your sheets in one click, keep the formulas`,
}

export const PEOPLE = {
  dana,
  ravi,
  mei,
  tom,
  nobody,
  standup,
  vendor,
  lena,
  omar,
  review,
  seller,
}
