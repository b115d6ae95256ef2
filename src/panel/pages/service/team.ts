import { accountByTelegramId, namesOfActors } from '../../../domain/accounts/accounts.ts'
import { accountNamed } from '../../../domain/accounts/holders.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { ROLES, type Role, teamMembers } from '../../../domain/team/team.ts'
import { rightsSaid } from '../../../locales/decided/decision.ts'
import type { Texts } from '../../../locales/languages.ts'
import { personSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { act, decide, doButton, openButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { decisionAct } from '../../kit/decision-act.ts'
import { choice, text } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts, type List, listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { SERVICE, serviceScreen } from './service.ts'

const PATH = `${SERVICE}/team`

/** Who helps the owners, and what they may do. */
export const team: Page = {
  right: 'team',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/give`]: decisionAct({
      title: ({ t }) => t('panel-service-team-give'),
      async fields({ t, url, read }) {
        const value = url.searchParams.get('who') ?? ''
        const before = (await teamMembers(read)).find((one) => String(one.telegramId) === value)
        const roles = ROLES.map((role) => [role, roleSaid(t, role)] as const)
        const role = choice(t('panel-service-team-role'), roles, { value: before?.role ?? '' })
        return {
          who: text(t('panel-service-team-who'), { value, hint: t('panel-service-team-who-hint') }),
          // Nobody gets more than was chosen for them.
          role: { ...role, choices: [['', '–'], ...roles] as const },
        }
      },
      async decision(ask, _, { who, role }) {
        const { id: accountId, telegramId } = await helperNamed(ask, who)
        return { kind: 'role', accountId, telegramId, role }
      },
      said: ({ t }) => t('panel-service-changed'),
      back: () => PATH,
    }),
    // What takes rights away is done at once.
    [`${PATH}/:id/take`]: act({
      title: ({ t }) => t('panel-service-team-take'),
      async run(sent, { id }) {
        const { texts, t, read } = sent
        const account = await accountByTelegramId(read, Number(id))
        const { id: accountId, telegramId } = account
        const said = t('admin-team-removed', { name: personSaid(texts, account) })
        return decide(sent, { kind: 'role', accountId, telegramId, role: null }, { said })
      },
      back: () => PATH,
    }),
  },
}

/** @throws DomainError ACCOUNT_NOT_FOUND, NOT_A_PERSON; IS_OWNER for an owner, who is one by the configuration */
async function helperNamed({ read, deps }: Ask, who: string) {
  const account = await accountNamed(read, who)
  if (deps.owners.has(account.telegramId)) throw new DomainError('IS_OWNER')
  return account
}

async function view(ask: Ask): Promise<Screen | Response> {
  const { t, texts, read, deps } = ask
  const owners = [...deps.owners].map((telegramId) => ({
    ...{ telegramId, role: 'owner' as const, createdAt: null },
  }))
  const people = [...owners, ...(await teamMembers(read))]
  const actors = people.map(({ telegramId }) => `admin:${telegramId}`)
  const names = await namesOfActors(read, actors)
  type Member = (typeof people)[number]
  const nameOf = ({ telegramId }: Member) => names.get(`admin:${telegramId}`)
  const { text, time } = columnsOf<Member>(ask)
  const list: List<Member> = {
    ...{ name: 'team', empty: '' },
    load: async () => ({ rows: people, next: null }),
    columns: [
      text('panel-sessions-who', 'telegramId', {
        of: ({ telegramId }) => String(telegramId),
        cell: (one) => personSaid(texts, { ...one, name: nameOf(one) }),
      }),
      text('panel-service-team-role', 'role', { cell: ({ role }) => roleSaid(t, role) }),
      time('panel-service-team-since', 'since', { minor: true, of: 'createdAt' }),
      { head: '', is: 'number', cell: (one) => memberButtons(ask, one) },
    ],
  }
  const give = openButton(t('panel-service-team-give'), `${PATH}/give`)
  return listPage(ask, list, (rows) =>
    serviceScreen(
      ask,
      html`${rows}<div class="buttons">${give}</div>
<p class="quiet">${t('panel-service-team-owners')}</p>
<h2>${t('panel-service-team-rights')}</h2><div class="card">${facts(ROLES.map((role) => [roleSaid(t, role), rightsSaid(texts, role)]))}</div>`,
    ),
  )
}

function memberButtons(ask: Ask, { telegramId, role }: { telegramId: number; role: Role }): Part {
  const { t } = ask
  const did = html`<a href="${SERVICE}/log?by=admin%3A${telegramId}">${t('panel-service-team-did')}</a>`
  if (role === 'owner') return did
  return html`${did} ${openButton(t('panel-change'), `${PATH}/give?who=${telegramId}`)} ${doButton(ask, t('panel-service-team-take'), `${PATH}/${telegramId}/take`, { danger: true })}`
}

function roleSaid(t: Texts['t'], role: Role): string {
  return role === 'owner' ? t('panel-service-team-owner') : t(`admin-team-roles-${role}`)
}
