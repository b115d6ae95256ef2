import type { Tx } from '../../db/store.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { type Undone, undoAct } from '../../domain/accounts/undo.ts'
import { detailText } from '../../domain/audit/audit-detail.ts'
import type { Action } from '../../domain/audit/audit-log.ts'
import { previewPrices } from '../../domain/catalog/reprice.ts'
import type { LoggedAct } from '../../domain/reports/audit.ts'
import { actsLogged } from '../../domain/reports/audit.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { settingText } from '../../locales/setting-text.ts'
import { didSaid } from '../../locales/standing-text.ts'
import type { KeyOf } from '../../locales/translate.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { actorSaid, person } from '../kit/person.ts'
import { button, idIn, type Screen, show } from '../kit/screen.ts'
import { bookedLines } from '../ledger/view.ts'

/** Reverts an act, which takes the same right as doing it. The button carries its id in the audit log. */
export const undo: Feature = {
  right: null,
  buttons: { 'a.undo': undoNow, 'a.undo-ask': ask },
  decides: { 'a.undo': 'a.undo-ask' },
}

async function undoNow(ctx: BotContext, [id]: string[]): Promise<void> {
  const undone = await refusedInWords(ctx, () => ctx.act((tx) => undoIn(ctx, tx, idIn(id))))
  await show(ctx, await undoneScreen(ctx, undone))
}

/** Asks again, by what the log says about the act, if it can still be undone. */
async function ask(ctx: BotContext, [id]: string[]): Promise<void> {
  const { texts, t, read, deps } = ctx
  await refusedInWords(ctx, () => previewPrices(deps.store, (tx) => undoIn(ctx, tx, idIn(id))))
  const { rows } = await actsLogged(read, { id: idIn(id) }, { limit: 1, cursor: null })
  await show(ctx, {
    text: lines(bold(t('admin-undo-ask')), ...rows.flatMap((act) => ['', actView(texts, act)])),
    buttons: [[button(t('admin-undo-button'), 'a.undo', idIn(id)), button.cancel(t, 'admin')]],
  })
}

function undoIn(ctx: BotContext, tx: Tx, id: number): Promise<Undone> {
  const undoing = { actor: ctx.adminActor, anyones: ctx.role === 'owner', may: ctx.may }
  return undoAct(tx, id, undoing, ctx.now)
}

/** @throws Refused with the words for an empty wallet */
async function refusedInWords(ctx: BotContext, work: () => Promise<Undone>): Promise<Undone> {
  try {
    return await work()
  } catch (error) {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    const { format, t } = ctx
    const { debtMicros } = error.data
    throw new Refused(
      debtMicros > 0
        ? t('admin-undo-owes', { amount: format.usd(debtMicros) })
        : t('admin-undo-not-covered'),
    )
  }
}

async function undoneScreen(ctx: BotContext, undone: Undone): Promise<Screen> {
  const { t } = ctx
  if (undone.what === 'switch') {
    const position = SETTINGS[undone.name].strict ? 'turned-off' : 'turned-on'
    const text = html`↩️ ${settingText(ctx.texts, undone.name, position)}`
    return { text, buttons: pageButton(ctx, 'service').map((one) => [one]) }
  }
  // Only the panel offers to undo these.
  if (!('account' in undone)) return { text: html`↩️ ${t('panel-undone')}`, buttons: [] }
  const { telegramId } = undone.account
  const buttons = [[button(t('admin-account-show'), 'a.account', telegramId)]]
  if (undone.what === 'standing') {
    const account = await accountByTelegramId(ctx.read, telegramId)
    const who = { ...account, said: person(ctx.texts, account) }
    const said = didSaid(ctx.texts, who, { verb: undone.verb }, ctx.now)
    return { text: html`↩️ ${said}`, buttons }
  }
  // Negative if it had left the wallet.
  const [isBack, size] = [undone.amountMicros < 0, Math.abs(undone.amountMicros)]
  const text = lines(
    t(isBack ? 'admin-undo-taken-back' : 'admin-undo-given-back', {
      amount: bold(ctx.format.usd(size)),
      name: person(ctx.texts, undone.account),
    }),
    ...bookedLines(ctx.texts, isBack ? 'debit' : 'credit', size, undone.posted),
  )
  return { text, buttons }
}

const DETAIL_IN_LOG = 160

/** What was done, by whom, to whom and when. */
function actView(texts: Texts, act: LoggedAct): Html {
  const { format, t } = texts
  const { actor, actorName, action, about, at, detail } = act
  const self = about !== null && actor === `holder:${about.telegramId}`
  const whom = about && !self ? ` ${t('admin-log-whom', { name: person(texts, about) })}` : ''
  const more = clip(
    detailText(detail ?? {}, { usd: format.usd, time: format.moment }),
    DETAIL_IN_LOG,
  )
  return lines(
    html`${bold(t.find(`admin-log-action-${action}`) ?? action)} · <i>${format.time(at)}</i>`,
    html`${actorSaid(texts, actor, actorName)}${whom}`,
    more === '' ? null : format.apart(code(more)),
  )
}

// Does not compile while an action has no text.
true satisfies Action extends KeyOf<'admin-log-action-'> ? true : never
