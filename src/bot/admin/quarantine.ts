import { code, lines } from '../../locales/html.ts'
import type { Feature } from '../context.ts'

/** Codes of cancelled orders or of a restore that may have been used: the panel decides about them. */
export const quarantine = {
  right: 'stock',
  waiting: { kind: 'aside', said: 'admin-aside-wait' },
  notices: {
    code_quarantined: ({ texts: { t } }, { orderId }) => ({
      text: t('notices-code-quarantined', { id: code(orderId) }),
      buttons: [],
    }),
  },
  gathered: {
    code_quarantined: ({ texts: { t } }, count) => ({
      text: lines(t('notices-gathered-quarantined', { count })),
      buttons: [],
    }),
  },
} satisfies Feature
