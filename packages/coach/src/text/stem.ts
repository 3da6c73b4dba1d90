/** Past forms that do not show what they come from. */
const IRREGULAR = new Map(
  (
    'wrote:write written:write went:go gone:go told:tell led:lead built:build found:find spoke:speak spoken:speak made:make ' +
    'took:take taken:take gave:give given:give chose:choose chosen:choose ran:run felt:feel fell:fall fallen:fall learnt:learn ' +
    'thought:think brought:bring kept:keep held:hold sent:send said:say saw:see seen:see grew:grow grown:grow broke:break ' +
    'broken:break lost:lose met:meet paid:pay sold:sell understood:understand began:begin begun:begin taught:teach bought:buy ' +
    'left:leave meant:mean knew:know known:know drew:draw drove:drive spent:spend caught:catch fought:fight rose:rise ' +
    'risen:rise won:win rang:ring sat:sit threw:throw thrown:throw swore:swear wore:wear worn:wear hung:hang dealt:deal heard:hear hid:hide showed:show shown:show stood:stand slept:sleep'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(':')
      return [form, base]
    }),
)

const NEGATION = /^(cannot|.+n['’]t)$/

/** Words that stand for something past. */
export const PAST_FORMS = [...IRREGULAR.keys()]

/** The forms of a word that say the same have the same stem: `measures`, `measured`, `measuring`. Expects small letters. */
export function stem(word: string): string {
  if (NEGATION.test(word)) return 'not'
  const base = (IRREGULAR.get(word) ?? word).replace(/['’]s?$/, '')
  if (base.length < 4) return base
  return ENDINGS.reduce((rest, [ending, instead]) => rest.replace(ending, instead), base)
}

/** In this order; each leaves at least three letters. */
const ENDINGS: [RegExp, string][] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=...)(?<=x|ch|sh|ss|zz)es$/, ''],
  [/(?<=..[^sui])s$/, ''],
  [/(?<=..)ied$/, 'y'],
  [/(?<=[aeiouy].*.)(?<=...)ing$/, ''],
  [/(?<=[aeiouy].*.|ee)(?<=..)ed$/, ''],
  [/(?<=...)ment$/, ''],
  [/(?<=....)ly$/, ''],
  [/(?<=...t)ion$/, ''],
  [/(?<=..)is(e?)$/, 'iz$1'],
  [/(?<=...)our$/, 'or'],
  [/(?<=..)e$/, ''],
  [/(?<=..)([^aeiou])\1$/, '$1'],
]
