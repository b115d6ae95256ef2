import type { Account } from '../../../domain/accounts/accounts.ts'
import { type GivenRole, may, RIGHTS, ROLES } from '../../../domain/team/team.ts'
import { bold, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { person } from './person.ts'

/** The team, and what each role may do. */
export function teamView(texts: Texts, owners: readonly string[]): Html {
  const { format, t } = texts
  return lines(
    bold(t('admin-team-title')),
    '',
    format.field(t('admin-team-owners'), format.list(owners, 'plain')),
    '',
    ...ROLES.map(
      (role) => html`${bold(t(`admin-team-roles-${role}`))}: ${rightsText(texts, role)}`,
    ),
    '',
    html`<i>${t('admin-team-about')}</i>`,
  )
}

export function askGiveView(texts: Texts, account: Account, role: GivenRole): Html {
  return texts.t('admin-team-ask-give', {
    name: person(texts, account),
    role: texts.t(`admin-team-roles-${role}`),
    rights: rightsText(texts, role),
  })
}

export function rightsText({ format, t }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => t(`admin-team-rights-${right}`)),
    'plain',
  )
}
