import { changingStanding } from '../../../decisions/accounts.ts'
import type { Account } from '../../../domain/accounts/accounts.ts'
import {
  isLocking,
  isRestricted,
  type LockingVerb,
  STANDING_VERBS,
  type StandingVerb,
  standingReason,
} from '../../../domain/accounts/standing-verbs.ts'
import type { Ask } from '../../ask.ts'
import { type Act, doneOf, openButton } from '../../kit/acts.ts'
import { duration, type Field, type Fields, optional, text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { accountAct, accountButton, OF_ACCOUNT, pathOf } from './account-act.ts'

const TIMES = ['1h', '1d', '7d', '30d']

/** Each verb at an address of its name. */
export const standingActs: Record<string, Act> = Object.fromEntries(
  STANDING_VERBS.map((verb) => [`${OF_ACCOUNT}/${verb}`, actOf(verb)]),
)

function actOf(verb: StandingVerb): Act {
  const isLock = isLocking(verb)
  const isFor = verb === 'restrict'
  return accountAct({
    right: 'standing',
    title: ({ t }) => t(`panel-customers-${verb}`),
    about: (ask, account) => isLock && effect(ask, account, verb),
    fields: (ask): Fields => ({
      ...(isFor && { forMs: timeField(ask) }),
      ...(isLock && { reason: reasonField(ask) }),
    }),
    run: async (sent, { id: accountId }, typed) => {
      const wanted = { accountId, verb, ...typed, replaces: isFor }
      return doneOf(sent, await changingStanding.run(sent, '', wanted))
    },
  })
}

/** The buttons for what can be changed now. */
export function standingButtons(ask: Ask, account: Account): Part {
  const { now } = ask
  const restricted = isRestricted(account, now)
  const verbs: StandingVerb[] = [
    account.bannedAt === null ? 'ban' : 'unban',
    ...(restricted ? (['unrestrict', 'restrict'] as const) : (['restrict'] as const)),
    account.apiDisabledByAdmin ? 'apion' : 'apioff',
    account.shopAllowed ? 'shopoff' : 'shopon',
  ]
  return verbs.map((verb) => {
    const label = ask.t(`panel-customers-${verb}`)
    return isLocking(verb)
      ? openButton(label, `${pathOf(account)}/${verb}`, { danger: verb === 'ban' })
      : accountButton(ask, account, [label, verb])
  })
}

/** What the change does. */
function effect({ t, format, now }: Ask, account: Account, verb: LockingVerb): Part {
  const replaces = verb === 'restrict' && isRestricted(account, now)
  return html`<p>${t(`admin-standing-effect-${verb}`)} ${t('admin-standing-orders-continue')}</p>
${replaces && html`<p>${markup(t('admin-standing-replaces', { until: format.time(account.restrictedUntil) }))}</p>`}`
}

function timeField({ t }: Ask): Field<number> {
  const hint = t('panel-customers-for-hint')
  return duration(t('panel-customers-for'), { hint, offers: TIMES })
}

function reasonField({ t }: Ask): Field<string | undefined> {
  const typed = text(t('panel-customers-reason'), { hint: t('panel-customers-reason-hint') })
  return optional({ ...typed, read: standingReason })
}
