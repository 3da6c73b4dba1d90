import { type Meanings, meanOfHighest, meanVector, similarity } from '../text/meanings.ts'
import type { Sentence } from '../text/sentences.ts'
import type { TopicProfile, TopicProfiles } from './topic-fit.ts'

/**
 * How near the meaning of an answer is to its own question, to the other question of the round that is nearest, and to
 * the round as a whole; each from 0 to 1.
 */
export type TopicMeaning = { own: number; other: number; round: number }

/** An answer is near a question when this many of its sentences are. */
const NEAR_SENTENCES = 3

type TopicVectors = Map<TopicProfile, Float32Array[]>
const cache = new WeakMap<Meanings, TopicVectors>()

/** The vectors of a question's sentences; those that are not known are left out, and the rest is not kept. */
function vectorsOf(profile: TopicProfile, meanings: Meanings): Float32Array[] {
  const known = cache.get(meanings) ?? new Map()
  cache.set(meanings, known)
  const kept = known.get(profile)
  if (kept) return kept
  const vectors = profile.sentences.flatMap((text) => meanings.vectorOf(text) ?? [])
  if (vectors.length === profile.sentences.length) known.set(profile, vectors)
  return vectors
}

/** Compares the meaning of an answer with the questions of its round; null when too little of it is known. */
export function topicMeaningOf({ own, others }: TopicProfiles, sentences: Sentence[], meanings: Meanings) {
  const vectors = sentences.flatMap(({ text }) => meanings.vectorOf(text) ?? [])
  const ownVectors = vectorsOf(own, meanings)
  if (vectors.length < sentences.length || vectors.length === 0 || ownVectors.length < own.sentences.length) return null
  const nearness = (topic: Float32Array[]) => {
    const nearest = vectors.map((vector) => Math.max(0, ...topic.map((other) => similarity(vector, other))))
    return meanOfHighest(nearest, Math.min(NEAR_SENTENCES, nearest.length))
  }
  const otherVectors = others.map((profile) => vectorsOf(profile, meanings)).filter(({ length }) => length > 0)
  const round = meanVector([ownVectors, ...otherVectors].map(meanVector))
  return {
    own: nearness(ownVectors),
    other: Math.max(0, ...otherVectors.map(nearness)),
    round: similarity(meanVector(vectors), round),
  } satisfies TopicMeaning
}
