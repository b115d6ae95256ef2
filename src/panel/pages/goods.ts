import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const goods: Page = {
  right: ['catalog', 'stock'],
  views: {
    '/panel/goods': async ({ t }) => ({ title: t('panel-goods'), body: html`` }),
  },
}
