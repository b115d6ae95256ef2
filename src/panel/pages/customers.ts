import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const customers: Page = {
  right: 'accounts',
  views: {
    '/panel/customers': async ({ t }) => ({ title: t('panel-customers'), body: html`` }),
  },
}
