import { type StuckItem, stuckItems } from '../../domain/reports/stuck.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, pageOf, pageTurner, type Screen, withButton } from '../screen.ts'

const ITEMS_PER_PAGE = 6

/** Orders and lookups that do not finish on their own, and why. */
export const stuck = {
  right: 'orders',
  group: 'goods',
  menu: { label: 'admin-stuck', to: ['a.stuck'] },
  waiting: { kind: 'stuck', said: 'admin-stuck-wait' },
  commands: {
    stuck: (ctx) => stuckScreen(ctx, 0),
  },
  buttons: {
    'a.stuck': (ctx, [page]) => stuckScreen(ctx, pageOf(page)),
  },
  notices: {
    outcome_unknown: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'outcome-unknown', 'keeps-asking'),
    order_waits: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'order-waits', 'tries-again'),
    done_after_cancel: ({ texts }, { orderId }) => aboutOrder(texts, orderId, 'done-after-cancel'),
    failed_after_completion: ({ texts }, { orderId }) =>
      aboutOrder(texts, orderId, 'failed-after-completion'),
  },
  gathered: {
    outcome_unknown: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-outcome-unknown', { count }), t('notices-keeps-asking')),
        t('admin-stuck'),
        'a.stuck',
      ),
    order_waits: ({ t }, count) =>
      withButton(
        lines(t('notices-gathered-order-waits', { count }), t('notices-gathered-tries-again')),
        t('admin-stuck'),
        'a.stuck',
      ),
  },
} satisfies Feature

async function stuckScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { texts, now, t, read } = ctx
  const bounds = { limit: ITEMS_PER_PAGE + 1, offset: page * ITEMS_PER_PAGE }
  const found = await stuckItems(read, bounds, now)
  const shown = found.slice(0, ITEMS_PER_PAGE)
  const hasMore = found.length > shown.length
  return {
    text: lines(
      bold(t('admin-stuck-title')),
      '',
      shown.length > 0 ? t('admin-stuck-choose') : t('admin-stuck-none'),
      ...shown.flatMap((item) => ['', itemView(texts, item, now)]),
    ),
    buttons: [
      ...shown.map((item) => [
        button(stuckRow(item), item.why === 'person' ? 'a.task' : 'a.order', item.id),
      ]),
      pageTurner(texts, { page, hasMore }, 'a.stuck'),
      [button.back(t, 'admin'), button.refresh(t, 'a.stuck', page)],
    ],
  }
}

/** @param next what the service does about it */
function aboutOrder(
  { format, t }: Texts,
  orderId: string,
  what: 'outcome-unknown' | 'order-waits' | 'done-after-cancel' | 'failed-after-completion',
  next?: 'keeps-asking' | 'tries-again',
): Screen {
  const said = t(`notices-${what}`, { id: format.apart(code(orderId)) })
  const text = lines(said, next ? t(`notices-${next}`) : null)
  return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
}

const MARKS: Record<StuckItem['why'], string> = {
  unknown: '❓',
  not_sent: '✋',
  in_progress: '⏳',
  person: '🙋',
}

function stuckRow(item: StuckItem): string {
  const { why, what, player, id } = item
  return `${MARKS[why]} ${clip(what, 24)} · ${player === '' ? id.slice(-6) : clip(player, 20)}`
}

function itemView({ format, t }: Texts, item: StuckItem, now: Date): Html {
  const { id, what, player, holderName, createdAt, supplier, why, reason, attempts, nextAt } = item
  const name = format.apart(html`${code(id)} ${clip(what, 40)}`)
  const whose = [
    ...(player === '' ? [] : [code(clip(player, 40))]),
    ...(holderName === '' ? [] : [html`${untappable(clip(holderName, 32))}`]),
  ]
  const because = reason ? html` (${clip(reason, 120)})` : ''
  return lines(
    html`${name} · ${format.ago(createdAt, now)} · ${supplier || t('admin-stuck-no-supplier')}`,
    ...(whose.length === 0
      ? []
      : [format.apart(whose.reduce((one, two) => html`${one} · ${two}`))]),
    html`${MARKS[why]} ${t(`admin-stuck-why-${why}`)}${because}`,
    nextAt &&
      why !== 'person' &&
      html`<i>${t('admin-stuck-attempts', { count: attempts })} · ${format.field(t('admin-stuck-next'), format.time(nextAt))}</i>`,
  )
}
