import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const news: Page = {
  right: 'broadcast',
  views: {
    '/panel/news': async ({ t }) => ({ title: t('panel-news'), body: html`` }),
  },
}
