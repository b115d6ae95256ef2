import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { undoAct } from '../../domain/accounts/undo.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { settingText } from '../../locales/setting-text.ts'
import { didSaid } from '../../locales/standing-text.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { person } from '../kit/person.ts'
import { button, idIn, type Screen } from '../kit/screen.ts'
import { walletLines } from '../ledger/view.ts'

/** Reverts an act, which takes the same right as doing it. The button carries its id in the audit log. */
export const undo: Feature = {
  right: null,
  buttons: { 'a.undo': undoNow },
  // The log in the panel undoes later, too.
  decides: { 'a.undo': 'admin' },
}

async function undoNow(ctx: BotContext, [id]: string[]): Promise<Screen> {
  const { t, texts, format, read, role, may, adminActor: actor, now } = ctx
  const undoing = { actor, anyones: role === 'owner', may }
  const undone = await ctx.act((tx) => undoAct(tx, idIn(id), undoing, now))
  if (undone.what === 'switch') {
    const position = SETTINGS[undone.name].strict ? 'turned-off' : 'turned-on'
    const text = html`↩️ ${settingText(texts, undone.name, position)}`
    return { text, buttons: pageButton(ctx, 'service').map((one) => [one]) }
  }
  // Only the panel offers to undo these.
  if (!('account' in undone)) return { text: html`↩️ ${t('panel-undone')}`, buttons: [] }
  const account = await accountByTelegramId(read, undone.account.telegramId)
  const buttons = [[button(t('admin-account-show'), 'a.account', account.telegramId)]]
  if (undone.what === 'standing') {
    const who = { ...account, said: person(texts, account) }
    return { text: html`↩️ ${didSaid(texts, who, { verb: undone.verb }, now)}`, buttons }
  }
  // Negative if it had left the wallet.
  const said = t(undone.amountMicros < 0 ? 'admin-undo-taken-back' : 'admin-undo-given-back', {
    amount: bold(format.usd(Math.abs(undone.amountMicros))),
    name: person(texts, account),
  })
  return { text: lines(said, ...walletLines(texts, await walletOf(read, account.id))), buttons }
}
