import {
  endQuarantine,
  type QuarantinedCodes,
  quarantinedCodes,
  quarantineOf,
} from '../../domain/stock/quarantine.ts'
import { bold, clip, code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, pageOf, pageTurner, type Screen, show, withButton } from '../screen.ts'

const CODES_PER_PAGE = 6

/** Codes of cancelled orders or of a restore that may have been used: admins release or discard them. */
export const quarantine = {
  right: 'stock',
  group: 'goods',
  menu: { label: 'admin-stock-quarantine', to: ['a.quarantine', 0], isRare: true },
  waiting: { kind: 'aside', said: 'admin-aside-wait' },
  commands: {
    quarantine: (ctx) => listScreen(ctx, 0),
  },
  buttons: {
    'a.quarantine': (ctx, [page]) => listScreen(ctx, pageOf(page)),
    'a.quarantined': (ctx, [id = '']) => codeScreen(ctx, id),
    'a.q-release': (ctx, [id = '']) => decide(ctx, id, 'release'),
    'a.q-discard': (ctx, [id = '']) => decide(ctx, id, 'discard'),
  },
  decides: {
    'a.q-release': 'a.quarantined',
    'a.q-discard': 'a.quarantined',
  },
  notices: {
    code_quarantined: ({ texts: { t } }, { orderId }) => {
      const text = t('notices-code-quarantined', { id: code(orderId) })
      return withButton(text, t('notices-decide'), 'a.quarantined', orderId)
    },
  },
  gathered: {
    code_quarantined: ({ t }, count) => {
      const text = lines(t('notices-gathered-quarantined', { count }))
      return withButton(text, t('admin-stock-quarantine'), 'a.quarantine', 0)
    },
  },
} satisfies Feature

async function listScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { texts, t, read } = ctx
  const bounds = { limit: CODES_PER_PAGE + 1, offset: page * CODES_PER_PAGE }
  const found = await quarantinedCodes(read, bounds)
  const shown = found.slice(0, CODES_PER_PAGE)
  const hasMore = found.length > shown.length
  return {
    text: lines(
      bold(t('admin-quarantine-title')),
      '',
      shown.length === 0 ? t('admin-quarantine-none') : t('admin-quarantine-choose'),
    ),
    buttons: [
      ...shown.map((code) => [button(quarantineRow(texts, code), 'a.quarantined', code.orderId)]),
      pageTurner(texts, { page, hasMore }, 'a.quarantine'),
      [button.back(t, 'a.stock'), button.refresh(t, 'a.quarantine', page)],
    ],
  }
}

/** Asks whether codes were used: the voucher of a cancelled order, or codes that a restore brought back. */
async function codeScreen({ t, read, format }: BotContext, id: string): Promise<Screen> {
  const { orderId, productName, ofClaim, ofRestore, count } = await quarantineOf(read, id)
  const order = format.apart(code(orderId))
  const product = format.apart(clip(productName, 128))
  const command = format.apart(code(`stock discard ${orderId} --codes FILE`))
  const ofOrder = [
    button(t('admin-order-show-codes', { count: 1 }), 'a.order-codes', id),
    button(t('admin-quarantine-order'), 'a.order', id),
  ]
  return {
    text: ofClaim
      ? t('admin-claims-replaced-title', { order })
      : lines(
          bold(t('admin-quarantine-was-used', { count })),
          '',
          ofRestore
            ? t('admin-quarantine-of-restore', { product, order })
            : t('admin-quarantine-of-order', { order }),
          ofRestore && count > 1 && t('admin-quarantine-for-all', { command }),
        ),
    buttons: [
      !ofRestore && ofOrder,
      [
        !ofClaim && button(t('admin-quarantine-release'), 'a.q-release', id),
        button(t('admin-quarantine-discard'), 'a.q-discard', id),
      ],
      [button.back(t, 'a.quarantine')],
    ],
  }
}

async function decide(ctx: BotContext, id: string, decision: 'release' | 'discard'): Promise<void> {
  const input = { decision, actor: ctx.adminActor }
  await ctx.act((tx) => endQuarantine(tx, id, input, ctx.now))
  ctx.say(ctx.t(`admin-quarantine-decided-${decision}`))
  await show(ctx, await listScreen(ctx, 0))
}

function quarantineRow({ format }: Texts, { productName, count, since }: QuarantinedCodes): string {
  const many = count > 1 ? `${format.number(count)} · ` : ''
  return `🚧 ${many}${clip(productName, 30)} · ${format.moment(since)}`
}
