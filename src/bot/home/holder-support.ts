import { depositsOf } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, type Screen } from '../kit/screen.ts'

const TOP_UPS_SHOWN = 5

/** Commands that Telegram requires of every bot that accepts Stars, even for banned people. */
export const support: Feature = {
  commands: {
    paysupport: supportScreen,
    // The name that people try first.
    support: supportScreen,
    async terms(ctx) {
      const { t, support } = ctx
      const { terms } = await readSettings(ctx.read)
      const usual = t('support-default-terms', { support }).split('\n')
      const text = terms === '' ? usual.map((line) => `• ${line}`) : [terms]
      return { text: lines(bold(t('support-terms')), '', ...text), buttons: [[button.home(t)]] }
    },
  },
  buttons: { support: supportScreen },
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
    buttons: [[button.home(t)]],
  }
}
