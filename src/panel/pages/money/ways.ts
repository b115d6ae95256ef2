import { readSettings, type Settings } from '../../../domain/settings/settings.ts'
import { type Transfer, USD } from '../../../domain/settings/transfer.ts'
import { examplePaidSaid, exampleSaid } from '../../../locales/decided/deposit.ts'
import { feeSaid, rangeSaid, topUpFacts } from '../../../locales/payment-terms.ts'
import type { Ask } from '../../ask.ts'
import { openButton } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, facts, table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { moneyTabs } from './parts.ts'
import { changeTopUps } from './top-up-settings.ts'
import { addWay, editWay, removeWay } from './way.ts'

const PATH = '/panel/money/ways'

/** How payers may pay, and on which terms. */
export const ways: Page = {
  right: 'settings',
  views: {
    [PATH]: async (ask) => {
      const { t, read } = ask
      const settings = await readSettings(read)
      const body = html`${moneyTabs(ask)}
${transfersPart(ask, settings)}
${topUpsPart(ask, settings)}`
      return { title: t('panel-money-ways'), body }
    },
  },
  acts: {
    [`${PATH}/top-ups`]: changeTopUps,
    [`${PATH}/add`]: addWay,
    [`${PATH}/:id`]: editWay,
    [`${PATH}/:id/remove`]: removeWay,
  },
}

function transfersPart(ask: Ask, { transfers, topUps }: Settings): Part {
  const { t, texts, format, now } = ask
  const { methods } = transfers
  const add = openButton(t('panel-money-add-way'), `${PATH}/add`)
  if (methods.length === 0)
    return html`<div class="empty"><p>${t('panel-money-no-ways')}</p>${add}</div>`
  const columns: Column<Transfer>[] = [
    { head: t('panel-money-way'), cell: ({ name }) => name },
    { head: t('panel-money-way-on'), cell: ({ on }) => tag(ask, on) },
    {
      ...{ head: t('admin-transfers-rate'), is: 'number' },
      cell: ({ currency, rateMicros }) =>
        currency === USD ? USD : format.rate(rateMicros, currency),
    },
    {
      ...{ head: t('panel-money-rated'), is: 'minor' },
      cell: ({ ratedMs }) => ratedMs !== null && format.ago(new Date(ratedMs), now),
    },
    {
      ...{ head: t('admin-transfers-fee'), is: 'minor number' },
      cell: ({ feeBp }) => feeSaid(texts, feeBp),
    },
    {
      ...{ head: t('admin-top-ups-amount'), is: 'minor' },
      cell: ({ minMicros, maxMicros }) =>
        rangeSaid(texts, {
          minMicros: minMicros ?? topUps.minMicros,
          maxMicros: maxMicros ?? topUps.maxMicros,
        }),
    },
    { head: exampleSaid(texts), is: 'number', cell: (one) => examplePaidSaid(texts, one) },
  ]
  const list = table({ columns, to: ({ id }) => `${PATH}/${id}` }, methods)
  return html`${list}<p class="buttons">${add}</p>`
}

function topUpsPart({ t, texts, deps }: Ask, settings: Settings): Part {
  const rows = topUpFacts(texts, settings).filter(
    ([label]) => deps.methods.has('crypto_pay') || label !== t('deposits-method-crypto_pay'),
  )
  return html`<h2>${t('panel-money-top-ups')}</h2><div class="card">${facts(rows)}<div class="buttons">${openButton(t('panel-change'), `${PATH}/top-ups`)}</div></div>`
}

function tag({ t }: Ask, on: boolean): Part {
  return html`<span class="tag ${on ? 'good' : ''}">${t(on ? 'admin-switches-on' : 'admin-switches-off')}</span>`
}
