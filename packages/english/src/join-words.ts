/** `a, b and c`. */
export const joinWords = (words: string[], conjunction: 'and' | 'or'): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
