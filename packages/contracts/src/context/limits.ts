/** Limits without zod schemas, so that a page can check a form without loading zod. */

export const RESUME_TEXT_MAX_LENGTH = 30_000
export const JOB_DESCRIPTION_MAX_LENGTH = 20_000
export const JOB_DESCRIPTIONS_MAX_COUNT = 20
export const STORIES_MAX_COUNT = 50
export const STORIES_PER_INTERVIEW = 10
export const TITLE_MAX_LENGTH = 120
export const STORY_PART_MAX_LENGTH = 2000

/** The parts of a story, in display order. */
export const STORY_PARTS = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof STORY_PARTS)[number]
