import type { LivePrompt } from '../session/session.ts'
import type { Background, CoachAnswer } from './background.ts'
import { matchingNotes, matchingTexts } from './matching-texts.ts'

const OBJECTIONS = [
  {
    cue: /\b(expensive|price|pricing|cost|budget|discount|cheaper)\b/,
    say: 'Before the price: what would it be worth to you if this were solved?',
    ask: 'Ask what they compare the price with, and who decides about the budget.',
  },
  {
    cue: /\b(competitor|alternative|other (tool|vendor|product)s?|already (use|have|using)|versus|compared)\b/,
    say: 'That is a good tool for many teams. May I ask what it does not do for you yet?',
    ask: 'Ask what made them take this call although they have something.',
  },
  {
    cue: /\b(not now|later|next (quarter|year)|busy|timing|wait)\b/,
    say: 'That is fair. What would have to be true for it to matter sooner?',
    ask: 'Ask what happens until then if nothing changes, and agree on a date.',
  },
  {
    cue: /\b(security|compliance|gdpr|soc ?2|data|privacy|legal)\b/,
    say: 'I will send you exactly what your security people need. Which questions do they ask first?',
    ask: 'Ask who reviews it and how long that usually takes.',
  },
  {
    cue: /\b(integrat|api|work with|connect|migrat|set ?up|onboard)/,
    say: 'Let us look at what you use today, so that I do not promise anything in general.',
    ask: 'Ask which two systems it must work with on the first day.',
  },
]

/**
 * A reply to a customer: a sentence to say, what the user's notes hold on it, and a question to ask
 * back.
 */
export function salesAnswer({ question }: LivePrompt, background: Background): CoachAnswer {
  const objection = OBJECTIONS.find(({ cue }) => cue.test(question.toLowerCase()))
  const facts = matchingNotes(question, background).slice(0, 3)
  return {
    text: [
      `Say: “${objection?.say ?? 'Let me make sure that I understand: what matters most to you in this?'}”`,
      factsText(facts),
      objection?.ask ?? 'Ask how they do it today, and what it costs them when it goes wrong.',
    ].join('\n\n'),
    sources: facts,
  }
}

/**
 * A reply in a meeting: what the user's own texts hold on the question, and how to answer without
 * them.
 */
export function meetingAnswer({ question }: LivePrompt, background: Background): CoachAnswer {
  const facts = matchingTexts(question, background).slice(0, 3)
  const opening =
    facts.length > 0
      ? 'Answer in one sentence first, then give the fact behind it.'
      : 'Answer in one sentence what you know. For the rest say who knows it and by when you will tell.'
  return {
    text: [
      opening,
      factsText(facts),
      'End with what happens next: who does what, and by when.',
    ].join('\n\n'),
    sources: facts,
  }
}

const factsText = (facts: { label: string; text: string }[]) =>
  facts.length === 0
    ? 'Your notes say nothing about this. Do not guess a number: offer to send it.'
    : `From your own material:\n${facts.map(({ label, text }) => `- ${label}: “${text}”`).join('\n')}`
