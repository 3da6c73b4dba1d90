import { expect, test } from 'vitest'
import { isInventedText } from '../src/speech/invented-text.ts'

const heard = (text: string, level: number | null = 0.05, durationMs = 3000) =>
  isInventedText({ text, level, durationMs })

const MENTIONS = [
  'How would you let users subscribe to the channel they follow?',
  'We already pay for Otter.ai, why should we switch?',
  'What happens when ten million people subscribe to my channel at the same moment?',
  'Thank you for watching the demo, what would you change about it?',
  'Design a system where viewers can like and subscribe to a channel.',
  'Tell me how the bell icon notification reaches every subscriber.',
  'I want you to explain what happens after a user clicks the subscribe button.',
  'Our product transcribes meetings like Otter.ai does, so how would you compete with it?',
  'Thanks for watching over the deployment last night, how did it go?',
  'Please subscribe the worker to the channel before it publishes anything.',
  'Walk me through what a client does when it has to subscribe to a channel in Redis.',
  'See you in the next video call on Thursday, same time as today.',
  'Could you describe the subtitles by the Amara community and how they are synchronised?',
  'When you built the newsletter, how did you get people to subscribe?',
  'Say a user forgets to like and subscribe, how do you remind them politely?',
  'Thank you for listening, now I would like to hear about your last project.',
  'Why did you leave the company that made captions for TED talks?',
  'We store transcripts by Rev.com and Otter.ai in one bucket, how do you tell them apart?',
  'I will see you in the next round if this goes well.',
  'Compare a message queue with a channel that consumers subscribe to.',
  'Does the free plan of otter.ai keep recordings for more than a month?',
  'Captions by hand are slow and costly',
  'The transcription by a person takes four hours for one hour of talk.',
  'Subtitles created by our users go through a review first.',
  'See you next episode is a line our hosts say, so the splitter must not cut there.',
  "Don't forget to subscribe to the topic before the producer starts.",
  'Like and subscribe are two events, so model both of them.',
  'Thank you so much for watching the kids while I take this call.',
  "Thanks for viewing the candidate's profile before this, what stood out?",
  'Can you subscribe to the channel and publish in one transaction?',
  'You subscribe to the channel, the broker pushes, and then what?',
  'And if a viewer wants to subscribe to our channel twice, is that idempotent?',
  'Untertitel von Hand zu schreiben dauert, wie würden Sie das automatisieren?',
  'Otter.ai charges ten dollars a seat, and we are two hundred people',
  'So captions by whom, the speaker or the listener?',
  'I said thanks for watching at the end and nobody clapped.',
  'Let us transcribe the call with otter.ai and compare the two.',
  'The button reads please like and subscribe, and it does nothing.',
  'How do I get amara.org captions into your player',
  'Why would anybody subscribe to the channel',
]

test.each(MENTIONS)('what a person says with the words of a video stays: %s', (text) => {
  expect(heard(text)).toBe(false)
  expect(heard(text, 0.008)).toBe(false)
})

test.each([
  'Thank you for watching!',
  'Thanks for watching, and please subscribe to my channel.',
  'Thank you so much for watching. See you in the next video!',
  "Please like, comment and subscribe! Don't forget to subscribe.",
  'Subscribe to the channel.',
  'Subtitles by the Amara.org community',
  'Transcribed by https://otter.ai',
  'otter.ai',
  'Untertitel im Auftrag des ZDF, 2021',
  'Sous-titrage ST’ 501',
  'Subtítulos realizados por la comunidad de Amara.org',
  'ご視聴ありがとうございました。',
  'Продолжение следует...',
  'Субтитры сделал DimaTorzok',
  '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
])('what transcribers learnt from videos is invented as the whole of a quiet text: %s', (text) => {
  expect(heard(text, 0.008)).toBe(true)
  expect(heard(text, 0.05)).toBe(false)
})

test('notes about sounds are no words, at any loudness', () => {
  expect(heard('[Music]')).toBe(true)
  expect(heard('♪ la la ♪')).toBe(true)
})

test('a thank you that was spoken stays; over silence it is invented', () => {
  expect(heard('Thank you.', 0.05)).toBe(false)
  expect(heard('Thank you.', null)).toBe(false)
  expect(heard('Thank you.', 0.005)).toBe(true)
  expect(heard('Let us look at the queue.', 0.005)).toBe(false)
})

test('too short, too quiet and too fast recordings hold no words', () => {
  expect(heard('Yes', 0.05, 120)).toBe(true)
  expect(heard('We could use a queue there', 0.001)).toBe(true)
  expect(heard('So I would like to thank everybody who has come here today', 0.05, 500)).toBe(true)
})

test('the same words again and again are invented, a repeated single word is not', () => {
  expect(heard("I don't know. I don't know. I don't know. I don't know.", 0.05, 4000)).toBe(true)
  expect(heard('no no no no', 0.05)).toBe(false)
  expect(heard('so why why would you do it that way', 0.05, 3000)).toBe(false)
})
