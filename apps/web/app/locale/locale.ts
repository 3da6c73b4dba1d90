import { i18n } from '@lingui/core'

/**
 * The locale in which a page writes numbers, prices and dates. In English, different ones have
 * different forms.
 */
export const localeFor = (english: 'en-GB' | 'en-IN' | 'en-US') =>
  i18n.locale === 'en' ? english : i18n.locale
