import { standingOf } from '../../domain/accounts/standing.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { closedBy } from '../../domain/orders/submissions.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { because, questions } from '../kit/notice-text.ts'
import { closedForHolder } from '../kit/pauses.ts'
import { button, buttonWith, type Screen, send, show, withButton } from '../kit/screen.ts'
import { balanceLines } from '../ledger/view.ts'
import { listCommands } from './commands.ts'
import { adminCommands, adminHelpView } from './view.ts'

export const home = {
  reads: ['start', 'help', 'cancel', 'home'],
  commands: {
    start: async (ctx) => {
      await send(ctx, await homeScreen(ctx))
      await listCommands(ctx)
    },
    help: (ctx) => send(ctx, helpScreen(ctx)),
    async cancel(ctx) {
      const { t } = ctx
      ctx.say(ctx.askedAt === null ? t('common-nothing-to-cancel') : t('common-cancelled'))
      if (ctx.askedAt !== null) ctx.wayOn = buttonWith(t('common-back'), ctx.askedAt)
    },
  },
  buttons: {
    home: homeScreen,
    // Pressed below a message that must stay in the chat.
    'home-new': async (ctx) => send(ctx, await homeScreen(ctx)),
    help: (ctx) => show(ctx, helpScreen(ctx)),
  },
  notices: {
    slow_down: ({ texts }) => ({ text: lines(texts.t('notices-slow-down')), buttons: [] }),
    standing_changed: ({ texts, support }, { change, reason, untilMs }) => {
      const { format, t } = texts
      const isBad = ['banned', 'restricted', 'api_off', 'shop_off'].includes(change)
      const text = lines(
        change === 'restricted' && untilMs !== null
          ? t('notices-restricted-until', { time: format.time(new Date(untilMs)) })
          : t(`notices-standing-${change}`),
        because(texts, reason),
        isBad ? questions(texts, support) : null,
      )
      return withButton(text, t('common-home'), 'home')
    },
  },
} satisfies Feature

async function homeScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, now, role, t, read, format } = ctx
  const wallet = await walletOf(read, account.id)
  const closed = closedBy(await readSettings(read)).filter(
    (what) => what !== 'apiOrders' || account.apiEnabled,
  )
  return {
    text: lines(
      ...closedForHolder(texts, closed),
      t('home-hello', { name: bold(format.apart(account.name || t('home-nameless'))) }),
      '',
      ...balanceLines(texts, wallet),
      format.field(t('home-standing'), t(`home-standings-${standingOf(account, now)}`)),
      '',
      t('home-intro'),
    ),
    buttons: [
      [button(t('shop-open'), 'shop')],
      [button(t('home-wallet'), 'wallet'), button(t('home-top-up'), 'topup')],
      [button(t('home-api'), 'api'), button(t('home-orders'), 'orders')],
      [button(t('home-language'), 'language'), button(t('home-help'), 'help')],
      role ? [button(t('home-admin'), 'admin')] : [],
    ],
  }
}

function helpScreen({ texts, deps, role, mayRun, support, t }: BotContext): Screen {
  const apiUrl = deps.apiUrl()
  const text = lines(
    bold(t('home-help-title')),
    '',
    ...t.keys('home-commands-').map((name) => html`/${name} – ${t(`home-commands-${name}`)}`),
    '',
    html`${bold(t('home-first-order'))}: ${t('home-first-order-steps')}`,
    t('home-try-first'),
    apiUrl ? t('home-api-is-at', { url: code(apiUrl), reference: `${apiUrl}/docs` }) : null,
    support === '' ? null : t('home-questions', { support }),
  )
  return {
    text: role ? adminHelpView(texts, text, adminCommands(texts).filter(mayRun)) : text,
    buttons: [[button(t('support-button'), 'support'), button.home(t)]],
  }
}
