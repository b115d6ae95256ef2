import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const inbox: Page = {
  right: null,
  views: {
    '/panel/inbox': async ({ t }) => ({ title: t('panel-inbox'), body: html`` }),
  },
}
