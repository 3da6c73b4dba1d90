import { stemmer } from 'stemmer'

/** Irregular past forms, each with its base form: the Porter stemmer knows regular endings only. */
const IRREGULAR_FORMS = new Map(
  (
    'wrote:write written:write went:go gone:go told:tell led:lead built:build found:find spoke:speak spoken:speak made:make ' +
    'took:take taken:take gave:give given:give chose:choose chosen:choose ran:run felt:feel fell:fall fallen:fall learnt:learn ' +
    'thought:think brought:bring kept:keep held:hold sent:send said:say saw:see seen:see grew:grow grown:grow broke:break ' +
    'broken:break lost:lose met:meet paid:pay sold:sell understood:understand began:begin begun:begin taught:teach bought:buy ' +
    'left:leave meant:mean knew:know known:know drew:draw drove:drive spent:spend caught:catch fought:fight rose:rise ' +
    'risen:rise won:win rang:ring sat:sit threw:throw thrown:throw swore:swear wore:wear worn:wear hung:hang dealt:deal ' +
    'heard:hear hid:hide showed:show shown:show stood:stand slept:sleep'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(':')
      return [form, base]
    }),
)

export const IRREGULAR_PAST_FORMS = [...IRREGULAR_FORMS.keys()]

const NEGATION = /^(cannot|.+n['’]t)$/

/**
 * The stem of a word in small letters, the same for all forms of the word: `measures`, `measured`
 * and `measuring` share one, and so do `optimise` and `optimize`. Negations (`cannot`, `didn't`)
 * all have the stem `not`. A stem need not be a word.
 */
export function stem(word: string): string {
  if (NEGATION.test(word)) return 'not'
  const base = (IRREGULAR_FORMS.get(word) ?? word).replace(/['’]s?$/, '')
  return stemmer(inAmericanSpelling(base))
}

const inAmericanSpelling = (word: string) =>
  word.replace(/(?<=..)is(e[ds]?|ing|ations?)$/, 'iz$1').replace(/(?<=...)our(s|ed|ing)?$/, 'or$1')
