import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const orders: Page = {
  right: 'orders',
  views: {
    '/panel/orders': async ({ t }) => ({ title: t('panel-orders'), body: html`` }),
  },
}
