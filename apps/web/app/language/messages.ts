import { i18n, type Messages } from '@lingui/core'

/** The catalogs: `site` of the public pages, `home` of the signed-in area as well. Only those that a page needs load. */
const catalogs = import.meta.glob<{ messages: Messages }>('../messages/*/*.po')

/** Loads the messages of a language and makes it the page's language, which lasts until the page is left. */
export async function loadMessages(language: string, areas: ('site' | 'home')[]) {
  const loaded = await Promise.all(areas.map((area) => catalogs[`../messages/${language}/${area}.po`]?.()))
  for (const catalog of loaded) i18n.load(language, catalog?.messages ?? {})
  i18n.activate(language)
}
