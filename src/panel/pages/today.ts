import { html } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export const today: Page = {
  right: null,
  views: {
    '/panel': async ({ t }) => ({ title: t('panel-today'), body: html`` }),
  },
}
