/** What in a statement suggests an approach. Statements are in lower case and on one line. */
export interface Cues {
  /** Ways in which interviewers state problems of this kind. */
  cues: RegExp[]
  /** Words that go with these problems, and with others. They count half as much as a cue. */
  words: RegExp
}
