/**
 * Pairs of words of which a claim and its source cannot have one each: what fell by 40 % did not
 * rise by it, and six people who were led are not six who were hired or lost.
 */
const OPPOSITES: [RegExp, RegExp][] = [
  [
    /\b(cut|cuts|cutting|reduc\w*|fell|falls?|dropp\w*|drops?|lower\w*|less|fewer|down|shr[aiu]nk\w*|sav(e|ed|es|ing)|shorten\w*|halv\w*|faster)\b/i,
    /\b(rais\w*|rose|rises?|gr[eo]w\w*|increas\w*|more|up|gain\w*|higher|longer|slower|doubl\w*|added)\b/i,
  ],
  [
    /\b(led|lead|leading|manag\w*|ran|headed|report(ed|ing|s)? to me|mentor\w*)\b/i,
    /\b(hir\w*|recruit\w*|interview\w*|los[et]\w*|lost|fired|left|laid off|dismiss\w*|resign\w*)\b/i,
  ],
  [/\b(cut|reduc\w*|sav\w*|earned|won|made)\b/i, /\b(paid|pay|owed?|spent|spend\w*|donat\w*)\b/i],
]

/** Whether two sentences with the same number say opposite things of it. */
export const areOpposed = (sentence: string, source: string): boolean =>
  OPPOSITES.some(
    ([one, other]) =>
      (saysOnly(one, other, sentence) && saysOnly(other, one, source)) ||
      (saysOnly(other, one, sentence) && saysOnly(one, other, source)),
  )

const saysOnly = (one: RegExp, other: RegExp, text: string) => one.test(text) && !other.test(text)
