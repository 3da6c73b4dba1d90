import { BROWSER_LANGUAGES, listLabels, REMOTE_LANGUAGES } from '@sightline/languages/registry'
import type { Policy } from './policy.ts'

export const privacy: Policy = {
  title: 'Privacy Policy',
  description:
    'What Sightline keeps about you, why, for how long, who else sees it, and what you can ask us to do with it.',
  path: '/privacy-policy',
  changedOn: '2026-11-28',
  summary:
    'We keep what the product needs to work and no more. Your code and your interviews are yours. We do not sell data, and nothing of an analytics provider loads before you agree.',
  sections: [
    {
      title: 'Who this is for',
      parts: [
        'This page is about everyone who uses Sightline: visitors of the site, people with an account, and people who apply for a position with us.',
        'You must be at least 13 years old to use Sightline. We do not knowingly keep data of anyone younger; if you believe that we do, write to us and we delete it.',
      ],
    },
    {
      title: 'Your account',
      parts: [
        'To let you log in, we keep your e-mail address, the name you gave and a hash of your password, from which the password itself cannot be read. If you sign in with Google, we get your name, e-mail address and picture from Google instead of a password. A sign-up that is not confirmed is deleted after about a day.',
        'We keep the account until you delete it, which you can do in your profile at any time. Your interviews, background, credits and log-ins go with it at once, as do waiting mails to your address and applications that you sent from it. A running plan is cancelled first.',
        'So that nobody gets the free interview again and again by deleting and signing up, we keep one thing for a year after that: if the free interview was used, a keyed hash of your address, from which the address cannot be read. Then it is deleted, too.',
      ],
    },
    {
      title: 'Where you are signed in',
      parts: [
        'For each log-in we keep when it was, the browser and system it came from and the internet address, and show them to you in your profile, so that you can recognise a stranger and sign them out. An entry ends with the log-in: when you log out, after 7 days without use, and after 30 days at most.',
        'Of a desktop helper or browser extension that you sign in with a code, we keep the name and system that it tells us, when it was signed in and, to the hour, when it was last used; of the code, for ten minutes, the internet address that asked for it. The device ends when you end it and after 90 days without use, and its entry is deleted 90 days later.',
        'To stop people from guessing passwords and codes, and from sending others mail in masses, we count attempts and mails by account, e-mail address and internet address. These counts hold keyed hashes instead of the addresses themselves, go on when an account is deleted, and end by themselves after a few hours at most.',
      ],
    },
    {
      title: 'Your interviews',
      parts: [
        'So that you can go on where you were, on any device, we keep what happens in an interview: the question, your code as you write it, the results of its tests, the hints you asked for, your answers and notes, what you were told and the times. Nobody else who uses Sightline can see it.',
        `${listLabels(BROWSER_LANGUAGES)} run in your own browser. ${listLabels(REMOTE_LANGUAGES)} do not: where this site has an execution engine for them, your code and the inputs of its tests go to that engine when you run or submit it, without a word about you. Where it has none, they are not run at all.`,
        'We keep interviews until you delete them, one by one where they are listed or all together with your account. Of a deleted interview the ledger of your credits keeps that it took one, and nothing of what was in it.',
      ],
    },
    {
      title: 'Your background',
      parts: [
        'If you give us a resume, we take its text and do not keep the file. It is read in a closed-off process on our own server. We also keep the job descriptions and stories that you write down.',
        'An interview uses them only where you choose so when you start it. It keeps a copy of what you chose, so that its report stays true; the copy is deleted with the interview. You can change and delete your background at any time.',
      ],
    },
    {
      title: 'Language models',
      parts: [
        'Whoever runs this site can connect language models to it, or leave them out. Without them the built-in coach asks, answers and scores on our own server, and nothing of your interviews goes to a model.',
        'With them, what a model needs to reply goes to its provider while your interview is under way, when you ask for a hint or an explanation of your code, and when its report is scored: the question, your code and the results of its tests, your answers and notes, what you ask, what was said before, and the background that you chose for this interview. Your name, e-mail address and payments are not sent, unless you wrote them into one of these texts. A reply that came from a model names it. What the provider keeps of that, and for how long, is a matter of its own terms.',
        'Of each call we keep which model it was, when, how long it took, how much text it was and how it ended, and delete that with the interview. A model never changes a score.',
        'Where you chose a job description, it alone goes to the provider before the interview begins, to have questions of our bank chosen that fit it. What a model writes to lead into them is marked as its own.',
      ],
    },
    {
      title: 'Live sessions',
      parts: [
        'A live session begins only after you say what kind of conversation it is and confirm that you may have it transcribed. It hears and sees what you share, and your microphone if you turn it on, and nothing else.',
        'Sound goes to the transcriber of this site, where one is connected, to become text, and is never kept. The screen is read in your own browser. A picture of it is sent only to a language model that takes pictures, where one is connected and the question needs it, and is not kept; pictures that you pin stay on your device. We keep the text of what was said, by you and by others, the text that was read from the screen, your notes, and the answers, until you delete the session or your account. A question that you keep to practise stays in your list until you remove it there, also when its session is deleted. A phrase that you say to try the transcriber goes the same way, and its text is not kept.',
        'Where language models are connected, that text goes to their provider for each answer, together with the background that you chose.',
      ],
    },
    {
      title: 'Your voice',
      parts: [
        'Nothing is recorded unless you start a recording. Whoever runs this site can connect a transcriber, a service that turns speech into words. Where there is one, your recording goes to it through our server. We do not keep the recording: only the words that you send as your answer, and measures of it such as its length and pauses. What the transcriber keeps is a matter of its own terms.',
        'Where there is none, your browser turns speech into words if it can. We do not get the sound then, but the maker of the browser may. Where neither can, answers are typed and nothing is recorded.',
        'If you have questions read aloud, a voice of your browser does it. Some browsers let their maker speak the text, who then gets the words of the question.',
      ],
    },
    {
      title: 'Payments',
      parts: [
        'Payments are made with a payment provider, which gets your e-mail address and the details of your card or account from you. We never see or keep those details. We keep which plan you chose, the provider’s ids, the amounts and the dates, and a ledger of your credits.',
        'When you delete your account, the records of its payments stay, because the law on bookkeeping obliges us to keep them: the plan, the amount, the dates and the provider’s id of the payment, without your name, address or account.',
        'Prices in another currency use exchange rates from a rate service. We ask it for rates alone; it learns nothing of you.',
      ],
    },
    {
      title: 'If you apply for a position',
      parts: [
        'We keep what you put into the form, that is your name, e-mail address, profile links, answers and whether you are authorised to work, and your resume, to decide on your application. The people who decide see it; nobody else does.',
        'A resume that is uploaded without an application being sent is deleted after a day. Applications are kept while the position is being filled and for as long as the law lets claims be made about the decision. Write to us to have yours deleted earlier; one sent from the address of your account is deleted with the account.',
      ],
    },
    {
      title: 'Counting visits',
      parts: [
        'We count how often each page is opened and the installer is downloaded: the day, the page, a number. No cookie, no internet address, no identifier of yours is kept with it.',
        'Where analytics or advertising providers are used, we ask you first. Before you agree, nothing of theirs is loaded; if you agree, they learn which pages you visit, that you signed up or downloaded the app, and can set cookies of their own. You can change your mind at any time.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      parts: [
        'We set cookies that are needed for logging in and signing up, and none to follow you. Your browser also keeps what you wrote that is not saved on our server yet, pictures that you pinned, how you want to speak and listen, your language, and your choice about analytics. What is yours carries your account’s id, so that nobody else who uses the browser sees it, and is deleted when you log out or delete your account; settings of the device stay.',
      ],
    },
    {
      title: 'Who else gets data',
      parts: [
        'Only those without whom the product does not work, and only what they need:',
        [
          'whoever hosts our servers, database and files;',
          'the service that delivers our e-mail, for codes and notices;',
          'the payment provider, when you buy a plan;',
          'Google, when you sign in with it;',
          'the providers of language models, where this site uses any: the texts of your interviews named above;',
          'the transcriber, where this site uses one: what you record;',
          `the execution engine, where this site uses one: code in ${listLabels(REMOTE_LANGUAGES)};`,
          'analytics providers, if you agreed;',
          'authorities, where the law obliges us.',
        ],
        'Some of them may be in another country than yours. We do not sell data and do not give it to anyone for advertising of their own.',
      ],
    },
    {
      title: 'Keeping it safe',
      parts: [
        'Connections are encrypted. Passwords, codes and recovery links are kept as hashes. Resumes are in a store that is not public. No system is perfectly safe; if your data should get into wrong hands, we tell you and the authorities as the law requires.',
      ],
    },
    {
      title: 'What you can ask for',
      parts: [
        'In your profile you can download all that we keep about you as one file, and delete your account. You can also ask us to show you what we keep, to correct it, to give you a copy, to delete it, and to stop using it for a purpose: write to us from the address of your account; we answer within 30 days. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      title: 'When this page changes',
      parts: [
        'The date at the top says when it last changed. When a change matters to you, we tell those who have an account by e-mail before it takes effect.',
      ],
    },
  ],
}
