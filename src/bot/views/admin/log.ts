import { detailText } from '../../../domain/audit/audit-detail.ts'
import type { Action } from '../../../domain/audit/audit-log.ts'
import type { LoggedAct } from '../../../domain/reports/audit.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { actorSaid, person } from './person.ts'

const DETAIL_IN_LOG = 160

/** What was done, by whom, to whom and when. */
export function actView(texts: Texts, act: LoggedAct): Html {
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
