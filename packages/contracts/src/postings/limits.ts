/** The longest posting that can be pasted, in characters. */
export const POSTING_TEXT_MAX_LENGTH = 60_000
export const POSTING_TITLE_MAX_LENGTH = 300
export const POSTINGS_PER_PAGE = 30
/** Of how many postings a list finds those that fit best. */
export const POSTINGS_SORTED_BY_FIT = 200
export const SAVED_SEARCHES_MAX_COUNT = 20
export const SEARCH_NAME_MAX_LENGTH = 100
/** The most companies that a user may add to the list that ships. */
export const ADDED_COMPANIES_MAX_COUNT = 200
/** The most postings that a user may keep that are on no board. */
export const OWN_POSTINGS_MAX_COUNT = 500
/** The length of a wording, a place or a company's name in a saved search. */
export const SEARCH_WORD_MAX_LENGTH = 100
/** Companies that a saved search names, by their boards and by name each. */
export const SEARCH_COMPANIES_MAX_COUNT = 100
