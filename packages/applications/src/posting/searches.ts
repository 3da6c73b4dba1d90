import type { PostingSummary } from '@sightline/contracts/postings/postings'
import type { NewSavedSearch } from '@sightline/contracts/postings/saved-searches'

type Criteria = Pick<
  NewSavedSearch,
  'titleWords' | 'seniorities' | 'places' | 'isRemoteOnly' | 'payFloor'
>
type Searched = Pick<PostingSummary, 'title' | 'places' | 'workplace' | 'seniority' | 'pay'>

/**
 * Whether a posting is what a search looks for; which companies it searches is the caller's. What a
 * posting does not say leaves it out, except for its pay: most postings say none.
 */
export function fitsSearch(search: Criteria, posting: Searched): boolean {
  const isRemote = posting.workplace === 'remote'
  return (
    (!search.isRemoteOnly || isRemote) &&
    isAnyOf(search.titleWords, (words) => hasWords(posting.title, words)) &&
    isAnyOf(search.seniorities, (level) => level === posting.seniority) &&
    (isRemote ||
      isAnyOf(search.places, (place) => posting.places.some((of) => hasWords(of, place)))) &&
    paysEnough(search.payFloor, posting.pay)
  )
}

const isAnyOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean) =>
  items.length === 0 || items.some(fits)

/** All of the words, in any order. "java" is not in "JavaScript", and "c++" is in "C++ Engineer". */
function hasWords(text: string, words: string): boolean {
  const own = new Set(wordsOf(text))
  return wordsOf(words).every((word) => own.has(word))
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []

/** Pay that is not said, or in another currency, or not for a year, leaves nothing out. */
const paysEnough = (floor: Criteria['payFloor'], pay: Searched['pay']) => {
  const most = pay?.yearlyMax ?? pay?.yearlyMin ?? null
  return !floor || !pay || most === null || pay.currency !== floor.currency || most >= floor.yearly
}
