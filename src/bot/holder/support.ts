import { depositsOf } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { readSettings, type Settings } from '../../domain/settings/settings.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'

const TOP_UPS_SHOWN = 5

/** Commands that Telegram requires of every bot that accepts Stars, even for banned people. */
export const support: Feature = {
  commands: {
    paysupport: async (ctx) => send(ctx, await supportScreen(ctx)),
    // The name that people try first.
    support: async (ctx) => send(ctx, await supportScreen(ctx)),
    async terms(ctx) {
      const settings = await readSettings(ctx.read)
      await send(ctx, { text: termsView(ctx.texts, settings), buttons: wayBack(ctx) })
    },
  },
  buttons: { support: async (ctx) => show(ctx, await supportScreen(ctx)) },
}

async function supportScreen(ctx: BotContext): Promise<Screen> {
  const { account, format, t } = ctx
  const page = { limit: TOP_UPS_SHOWN, cursor: null }
  const { rows: newest } = await depositsOf(ctx.read, account.id, page)
  return {
    text: lines(
      bold(t('support-title')),
      '',
      t('support-include', { support: ctx.support }),
      html`• ${t('support-your-id')} ${format.apart(code(account.telegramId))}`,
      `• ${t('support-the-reference')}`,
      `• ${t('support-what-happened')}`,
      '',
      newest.length === 0 ? t('deposits-none') : bold(t('support-newest-top-ups')),
      ...newest.flatMap((one) => [
        format.apart(code(one.reference)),
        html`${format.usd(worthOf(one))} · ${t(`deposits-status-${one.status}`)} · ${format.time(one.createdAt)}`,
      ]),
      '',
      html`<i>${t('support-not-telegram')}</i>`,
    ),
    buttons: wayBack(ctx),
  }
}

function wayBack({ t }: BotContext) {
  return [[button.home(t)]]
}

function termsView({ t }: Texts, { terms, support: contact }: Settings): Html {
  const text =
    terms === ''
      ? t('support-default-terms', { support: contact })
          .split('\n')
          .map((line) => `• ${line}`)
      : [terms]
  return lines(bold(t('support-terms')), '', ...text)
}
