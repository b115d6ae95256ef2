import { EXPORTS, exportTables } from '../../../domain/reports/exports.ts'
import { type Days, monthLater, utcDay } from '../../../domain/shared/utc-day.ts'
import type { Ask } from '../../ask.ts'
import { html } from '../../kit/html.ts'
import { csvFile, recordExport } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { asQuery, daysForm, daysIn, moneyTabs, rangeSaid } from './parts.ts'

const PATH = '/panel/money/exports'

/** Files for spreadsheets. */
export const exports: Page = {
  right: 'reports',
  views: {
    [PATH]: async (ask) => {
      const { t } = ask
      const { days, problem } = daysIn(ask, thisMonth(ask))
      const files = EXPORTS.map(
        (kind) =>
          html`<li><a href="${PATH}/${kind}?${asQuery(days)}">${t(`panel-money-exports-${kind}`)}</a> <span class="quiet">${t(`panel-money-exports-about-${kind}`)}</span></li>`,
      )
      const body = html`${moneyTabs(ask)}${problem}${daysForm(ask, days)}
<h2>${rangeSaid(ask, days)}</h2><div class="card"><ul class="line">${files}</ul></div>
<p class="quiet">${t('panel-money-about-exports')}</p>`
      return { title: t('panel-money-exports'), body }
    },
    ...Object.fromEntries(
      EXPORTS.map((kind) => [`${PATH}/${kind}`, (ask: Ask) => file(ask, kind)]),
    ),
  },
}

async function file(ask: Ask, kind: (typeof EXPORTS)[number]): Promise<Response> {
  const { c, url, read } = ask
  const { days, problem } = daysIn(ask, thisMonth(ask))
  if (problem) return c.redirect(`${PATH}${url.search}`)
  const { first, last } = days
  await recordExport(ask, { kind, from: first, to: last })
  return csvFile(`${kind}-${first}-${last}`, exportTables(read, kind, days))
}

function thisMonth({ now }: Ask): Days {
  const today = utcDay(now)
  return { first: monthLater(today, 0), last: today }
}
