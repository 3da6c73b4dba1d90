import { i18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { numberText } from '@sightline/english/number-text'
import { setWords } from '@sightline/ui/words'
import { localeFor } from './locale.ts'

/**
 * The catalogs: `site` of the public pages, `home` of the signed-in area as well. Only those that a
 * page needs load.
 */
const catalogs = import.meta.glob<{ messages: Messages }>('../messages/*/*.po')

/**
 * Loads the messages of a locale and makes it the page's locale, which lasts until the page is
 * left.
 */
export async function loadMessages(locale: string, areas: ('site' | 'home')[]) {
  const loaded = await Promise.all(
    areas.map((area) => catalogs[`../messages/${locale}/${area}.po`]?.()),
  )
  for (const catalog of loaded) i18n.load(locale, catalog?.messages ?? {})
  i18n.activate(locale)
  setWords({
    note: t`Note`,
    done: t`Done`,
    warning: t`Warning`,
    error: t`Error`,
    copied: t`Copied`,
    code: t`Code`,
    copyCode: t`Copy code`,
    confirm: t`Confirm`,
    cancel: t`Cancel`,
    close: t`Close`,
    remove: (name: string) => t`Remove ${name}`,
    showPassword: t`Show password`,
    chooseFile: t`Choose a file`,
    chooseAnotherFile: t`Choose another`,
    orDropIt: t`or drop it here`,
    notKnown: t`Not known`,
    scrollSideways: t`There is more to the right: scroll sideways.`,
    notifications: t`Notifications, Alt+T`,
    number: (value) => numberText(value, localeFor('en-GB')),
    noValueYet: t`No value yet.`,
    oneValue: (value, place) => t`${value} on ${place}.`,
    valuesBetween: (count, [from, at], [to, until]) =>
      t`From ${from} on ${at} to ${to} on ${until}, ${count} values.`,
    charactersLeft: (count) =>
      plural(count, { one: '# character left', other: '# characters left' }),
    atLimit: (limit) => t`This is as long as it can be: ${numberText(limit, locale)} characters.`,
  })
}
