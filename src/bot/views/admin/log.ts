import { detailText } from '../../../domain/audit/audit-detail.ts'
import type { Action } from '../../../domain/audit/audit-log.ts'
import type { LoggedAct } from '../../../domain/reports/audit.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { person } from './person.ts'

/** With these limits a page of acts always fits into a message. */
const NAME_IN_LOG = 24
const DETAIL_IN_LOG = 160

/**
 * Who acted, in words.
 * @param actor an Actor
 * @param name the name of the person; null if none acted or it is not known
 */
export function actorSaid(texts: Texts, actor: string, name: string | null): string {
  const [role, telegramId] = actor.split(':')
  if (role === 'operator' || role === 'service') return texts.t(`admin-log-actor-${role}`)
  if (role !== 'admin' && role !== 'holder') return actor
  return texts.t(`admin-log-actor-${role}`, {
    who: person(texts, { name: name ?? '', telegramId: Number(telegramId) }, NAME_IN_LOG),
  })
}

/** @param ofOne whether the page is about one account only. */
export function actView(texts: Texts, act: LoggedAct, ofOne: boolean): Html {
  const { format, t } = texts
  const { actor, actorName, action, about, at, detail } = act
  const self = about !== null && actor === `holder:${about.telegramId}`
  const whom =
    about && !self && !ofOne
      ? ` ${t('admin-log-whom', { name: person(texts, about, NAME_IN_LOG) })}`
      : ''
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
