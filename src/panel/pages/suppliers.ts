import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const suppliers: Page = {
  right: ['settings', 'catalog'],
  views: {
    '/panel/suppliers': async ({ t }) => ({ title: t('panel-suppliers'), body: html`` }),
  },
}
