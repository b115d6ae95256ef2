import type { Account } from '../../../domain/accounts/accounts.ts'
import { type GivenRole, may, RIGHTS, ROLES } from '../../../domain/service/team.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { person } from './person.ts'

/** The team, and what each role may do. */
export function teamView(texts: Texts, owners: readonly string[]): Html {
  const { people, format } = texts
  const { team } = people
  return lines(
    bold(team.title),
    '',
    format.field(team.owners, format.list(owners, 'plain')),
    '',
    ...ROLES.map((role) => html`${bold(team.roles[role])}: ${rightsText(texts, role)}`),
    '',
    html`<i>${team.about}</i>`,
  )
}

export function memberView(texts: Texts, account: Account, role: GivenRole | null): Html {
  const { team } = texts.people
  return lines(
    bold(person(texts, account)),
    '',
    role === null ? team.noRole : html`${team.roles[role]}: ${rightsText(texts, role)}`,
  )
}

export function askGiveView(texts: Texts, account: Account, role: GivenRole): Html {
  const { team } = texts.people
  return lines(
    bold(team.askGive(person(texts, account), team.roles[role])),
    '',
    team.theyMay(rightsText(texts, role)),
  )
}

export function askMemberView({ people }: Texts): Html {
  return lines(bold(people.team.askWho), '', people.account.askWho)
}

export function roleChangedText(texts: Texts, role: GivenRole | null): string {
  const { team } = texts.people
  if (role === null) return team.yourRoleEnded
  return team.yourRole(team.roles[role], rightsText(texts, role))
}

function rightsText({ people, format }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => people.team.rights[right]),
    'plain',
  )
}
