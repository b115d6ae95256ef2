import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const money: Page = {
  right: ['reports', 'deposits'],
  views: {
    '/panel/money': async ({ t }) => ({ title: t('panel-money'), body: html`` }),
  },
}
