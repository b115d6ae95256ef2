import { askingSupplier, leaving, taking } from '../../../decisions/orders.ts'
import { deliversCodes } from '../../../domain/catalog/catalog.ts'
import { openTasks, taskOf } from '../../../domain/orders/manual-tasks.ts'
import { reportOn } from '../../../domain/reports/order.ts'
import { stuckItems } from '../../../domain/reports/stuck.ts'
import { waitingFacts } from '../../../locales/decided/order.ts'
import type { Ask } from '../../ask.ts'
import { decided } from '../../kit/decide.ts'
import { factsPart } from '../../kit/facts.ts'
import { plainly } from '../../kit/words.ts'
import { cancels, completes } from '../orders/ends.ts'
import { productText } from '../orders/list.ts'
import { type Card, decisionButton, type Kind } from './kind.ts'

/** Orders that people fulfil. */
export const tasks = kindOf('task', 'panel-inbox-task', async ({ read }, limit) => {
  const rows = await openTasks(read, limit)
  return rows.map(({ task, order }) => ({
    key: order.id,
    at: task.openedAt,
    what: order.packName,
    who: Object.values(order.player).join(' '),
  }))
})

/** Orders that do not finish by themselves. */
export const stuck = kindOf('stuck', 'panel-inbox-stuck', async ({ read, now, t }, limit) => {
  const items = await stuckItems(read, limit, now)
  return items.map(({ id, what, why, createdAt }) => ({
    key: id,
    at: createdAt,
    what,
    who: t(`admin-stuck-why-${why}`),
  }))
})

function kindOf(name: string, label: Kind['label'], load: Kind['load']): Kind {
  const kind: Kind = {
    ...{ name, label, load, right: 'orders' },
    card: (ask, id) => card(ask, kind, id),
    decisions: {
      take: {
        title: ({ t }) => plainly(t('admin-tasks-take')),
        ...decided(taking),
        stays: true,
      },
      leave: {
        title: ({ t }) => t('admin-tasks-leave'),
        ...decided(leaving),
        stays: true,
      },
      ask: {
        title: ({ t }) => t('panel-orders-ask'),
        ...decided(askingSupplier),
      },
      complete: { title: ({ t }) => t('panel-orders-complete'), ...completes },
      cancel: { title: ({ t }) => t('panel-orders-cancel'), ...cancels },
    },
  }
  return kind
}

async function card(ask: Ask, kind: Kind, id: string): Promise<Card> {
  const { read, telegramId, texts } = ask
  const report = await reportOn(read, id)
  const task = await taskOf(read, id)
  const body = factsPart(ask, await waitingFacts(read, texts, report, telegramId))
  if (report.kind === 'lookup') return { title: `POST /${report.lookup.kind}`, body }
  const { order, job, test } = report
  const button = (name: string, letter: string, values?: Record<string, string>) =>
    decisionButton(ask, kind, id, name, { letter, ...(values && { values }) })
  // Nothing is asked for where no codes are delivered.
  const values = deliversCodes(order) ? undefined : {}
  return {
    title: productText(ask, order),
    body,
    buttons: order.status === 'processing' &&
      !test && [
        task?.takenBy === null && button('take', 't'),
        !task && job && button('ask', 'a'),
        button('complete', 'd', values),
        button('cancel', 'x'),
        task?.takenBy === telegramId && button('leave', 'l'),
      ],
  }
}
