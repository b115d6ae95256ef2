import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const service: Page = {
  right: null,
  views: {
    '/panel/service': async ({ t }) => ({ title: t('panel-service'), body: html`` }),
  },
}
