import { i18n } from '@lingui/core'

// Unit tests read the English texts, which stand in the code.
i18n.loadAndActivate({ locale: 'en', messages: {} })
