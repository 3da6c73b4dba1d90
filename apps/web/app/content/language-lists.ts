import { t } from '@lingui/core/macro'
import { listLabels } from '@sightline/languages/registry'

type Languages = Parameters<typeof listLabels>[0]

/** `Java, C# and Go` in the page's locale. */
export const allOf = (languages: Languages) =>
  listLabels(languages, t({ message: 'and', comment: 'in a list: Java, C# and Go' }))

/** `Java, C# or Go` in the page's locale. */
export const anyOf = (languages: Languages) =>
  listLabels(languages, t({ message: 'or', comment: 'in a list: Java, C# or Go' }))
