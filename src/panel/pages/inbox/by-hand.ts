import { accountByTelegramId } from '../../../domain/accounts/accounts.ts'
import { deliversCodes } from '../../../domain/catalog/catalog.ts'
import { attemptNow } from '../../../domain/fulfilment/order-attempts.ts'
import { leaveTask, openTasks, takeTask, taskOf } from '../../../domain/orders/manual-tasks.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import { reportOn } from '../../../domain/reports/order.ts'
import { stuckItems } from '../../../domain/reports/stuck.ts'
import type { Ask } from '../../ask.ts'
import { plainly } from '../../kit/words.ts'
import { cancelling, completing, reportOf } from '../orders/ends.ts'
import { productText } from '../orders/list.ts'
import { orderPart } from './common.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

/** Orders that people fulfil. */
export const tasks: Kind = {
  name: 'task',
  right: 'orders',
  waits: 'tasks',
  label: 'panel-inbox-task',
  async load({ read }, limit) {
    const rows = await openTasks(read, limit)
    return rows.map(({ task, order }) => ({
      key: order.id,
      at: task.openedAt,
      what: order.packName,
      who: Object.values(order.player).join(' '),
    }))
  },
  card: taskCard,
  decisions: {
    take: decision({
      title: ({ t }) => plainly(t('admin-tasks-take')),
      async run({ change, telegramId, actor, now, t }, { id = '' }) {
        await change((tx) => takeTask(tx, id, { telegramId, actor }, now))
        return { said: t('admin-tasks-taken') }
      },
      stays: true,
    }),
    leave: decision({
      title: ({ t }) => t('admin-tasks-leave'),
      async run({ change, telegramId, actor, now, t }, { id = '' }) {
        await change((tx) => leaveTask(tx, id, { telegramId, actor }, now))
        return { said: t('admin-tasks-left') }
      },
      stays: true,
    }),
    done: decision({ title: ({ t }) => plainly(t('admin-tasks-done')), ...completing }),
    fail: decision({ title: ({ t }) => plainly(t('admin-tasks-failed')), ...cancelling }),
  },
}

/** Orders that do not finish by themselves. */
export const stuck: Kind = {
  name: 'stuck',
  right: 'orders',
  waits: 'stuck',
  label: 'panel-inbox-stuck',
  async load({ read, now, t }, limit) {
    const items = await stuckItems(read, limit, now)
    return items.map(({ id, what, why, createdAt }) => ({
      key: id,
      at: createdAt,
      what,
      who: t(`admin-stuck-why-${why}`),
    }))
  },
  card: stuckCard,
  decisions: {
    ask: decision({
      title: ({ t }) => t('panel-orders-ask'),
      async run({ change, actor, now, t }, { id = '' }) {
        await change((tx) => attemptNow(tx, id, actor, now))
        return { said: t('panel-orders-asked') }
      },
    }),
    complete: decision({ title: ({ t }) => t('panel-orders-complete'), ...completing }),
    cancel: decision({ title: ({ t }) => t('panel-orders-cancel'), ...cancelling }),
  },
}

async function taskCard(ask: Ask, id: string): Promise<Card> {
  const { read, format, t, telegramId } = ask
  const report = await reportOf(read, id)
  const task = await taskOf(read, id)
  const takenBy = task?.takenBy ?? null
  const taker = takenBy === null ? null : await accountByTelegramId(read, takenBy)
  const mine = takenBy === telegramId
  return {
    title: productText(ask, report.order),
    body: await orderPart(ask, report, [
      taker !== null && [
        t('admin-tasks-taken-by'),
        mine ? t('admin-tasks-you') : { person: taker },
      ],
      !!task?.takenAt && [t('admin-tasks-since'), format.time(task.takenAt)],
    ]),
    buttons: task && [
      takenBy === null && decisionButton(ask, tasks, id, 'take', { letter: 't' }),
      decisionButton(ask, tasks, id, 'done', { letter: 'd', ...withoutCodes(report.order) }),
      decisionButton(ask, tasks, id, 'fail', { letter: 'f' }),
      mine && decisionButton(ask, tasks, id, 'leave', { letter: 'l' }),
    ],
  }
}

async function stuckCard(ask: Ask, id: string): Promise<Card> {
  const report = await reportOn(ask.read, id)
  const last = report.calls.at(-1)?.reason
  const body = await orderPart(ask, report, [
    last != null && [ask.t('admin-order-labels-reason'), last],
  ])
  if (report.kind === 'lookup') return { title: `POST /${report.lookup.kind}`, body }
  const { order, job, test } = report
  return {
    title: productText(ask, order),
    body,
    buttons: order.status === 'processing' &&
      !test && [
        job !== null && decisionButton(ask, stuck, id, 'ask', { letter: 'a' }),
        decisionButton(ask, stuck, id, 'complete', { letter: 'd', ...withoutCodes(order) }),
        decisionButton(ask, stuck, id, 'cancel', { letter: 'x' }),
      ],
  }
}

/** Nothing is asked for. */
function withoutCodes(order: OrderRow) {
  return deliversCodes(order) ? {} : { values: {} }
}
