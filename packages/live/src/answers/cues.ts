/**
 * What in a statement suggests an approach. Statements are in lower case and on one line. Gaps
 * within a cue have a limit, or a long statement would take seconds.
 */
export interface Cues {
  /** Ways in which interviewers state problems of this kind. */
  cues: RegExp[]
  /**
   * Words that go with these problems, and with others. They strengthen a cue, and alone suggest
   * nothing.
   */
  words: RegExp
}
