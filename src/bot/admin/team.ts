import type { Reader } from '../../db/store.ts'
import { type Account, accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { accountMeant } from '../../domain/approvals/decisions.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { typedAmount } from '../../domain/shared/typed-amount.ts'
import { type GivenRole, may, RIGHTS, ROLES, teamMembers } from '../../domain/team/team.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, idIn, type Screen, send, show, withButton } from '../screen.ts'
import { person } from '../views/admin/person.ts'
import { carriedOut } from './approvals.ts'

/** Who helps the owners, and what they may do. */
export const team = {
  right: 'team',
  group: 'service',
  menu: { label: 'admin-team-title', to: ['a.team'] },
  commands: { team: teamCommand },
  buttons: {
    'a.team': teamScreen,
    'a.member': (ctx, [id]) => memberScreen(ctx, idIn(id)),
    'a.member-add': (ctx) => askText(ctx, ctx.t('admin-team-ask-who'), ['a.team'], 'a.member-add'),
    'a.second': (ctx) => askText(ctx, ctx.t('admin-approvals-ask'), ['a.team'], 'a.second'),
    'a.role': async (ctx, [id, role = '']) => {
      if (!isOneOf(ROLES, role)) return ctx.say(ctx.t('common-old-button'), 'alert')
      const account = await accountByTelegramId(ctx.read, idIn(id))
      return giveScreen(ctx, account, role)
    },
    'a.role-yes': async (ctx, [id, role = '']) => {
      if (!isOneOf(ROLES, role)) return ctx.say(ctx.t('common-old-button'), 'alert')
      await give(ctx, await accountByTelegramId(ctx.read, idIn(id)), role)
    },
    'a.role-none': async (ctx, [id]) =>
      give(ctx, await accountByTelegramId(ctx.read, idIn(id)), null),
  },
  decides: { 'a.role-yes': 'a.role', 'a.role-none': 'a.member' },
  answers: {
    // Above which amount a second person must confirm; `0`: none.
    'a.second': async (ctx, _, text) => {
      const aboveMicros = typedAmount(text)
      if (!(await carriedOut(ctx, { kind: 'second_person', aboveMicros }))) return
      await send(ctx, await teamScreen(ctx))
    },
    'a.member-add': async (ctx, _, who) => {
      const account = await accountNamed(ctx.read, who.trim())
      return memberScreen(ctx, account.telegramId)
    },
  },
  notices: {
    role_changed: ({ texts }, { role }) => {
      const { t } = texts
      if (role === null)
        return withButton(lines(t('admin-team-your-role-ended')), t('common-home'), 'home')
      const about = { role: t(`admin-team-roles-${role}`), rights: rightsText(texts, role) }
      return withButton(lines(t('admin-team-your-role', about)), t('home-admin'), 'admin')
    },
  },
  approvals: {
    second_person: async ({ read, texts }, { aboveMicros: after }) => {
      const { aboveMicros: before } = (await readSettings(read)).secondPerson
      return lines(bold(secondButton(texts, before)), html`⬇️`, bold(secondButton(texts, after)))
    },
    role: async ({ read, texts }, decision) => {
      const account = await accountMeant(read, decision)
      const { role } = decision
      return role === null ? lines(person(texts, account)) : askGiveView(texts, account, role)
    },
  },
} satisfies Feature

/** `/team @name support`, or `/team @name none`. */
async function teamCommand(ctx: BotContext, text: string): Promise<void> {
  const [who, word = '', ...rest] = wordsOf(text)
  if (who === undefined) return send(ctx, await teamScreen(ctx))
  const role = word.toLowerCase()
  if (rest.length > 0 || (role !== 'none' && !isOneOf(ROLES, role)))
    throw new Refused(ctx.t('admin-team-usage'))
  const account = await accountNamed(ctx.read, who)
  // What takes rights away is done at once.
  if (role === 'none') return give(ctx, account, null)
  await send(ctx, giveScreen(ctx, account, role))
}

/** Asks, by the person's name and with what they may do then. @throws Refused for an owner */
function giveScreen(ctx: BotContext, account: Account, role: GivenRole): Screen {
  const { texts } = ctx
  refuseOwner(ctx, account)
  const { telegramId } = account
  return {
    text: askGiveView(texts, account, role),
    buttons: [
      [button(texts.t('admin-team-give-yes'), 'a.role-yes', telegramId, role)],
      [button.cancel(texts.t, 'a.member', telegramId)],
    ],
  }
}

/** @throws Refused for an owner, who is one by the configuration */
function refuseOwner({ deps, texts }: BotContext, { telegramId }: Account): void {
  if (deps.adminIds.has(telegramId)) throw new Refused(texts.t('admin-team-is-owner'))
}

/** Gives a role, or with null takes it. @throws Refused for an owner */
async function give(ctx: BotContext, account: Account, role: GivenRole | null): Promise<void> {
  const { texts } = ctx
  refuseOwner(ctx, account)
  const { id: accountId, telegramId } = account
  if (!(await carriedOut(ctx, { kind: 'role', accountId, telegramId, role }))) return
  const { t } = texts
  const name = person(texts, account)
  ctx.say(
    role === null
      ? t('admin-team-removed', { name })
      : t('admin-team-given', { name, role: t(`admin-team-roles-${role}`) }),
  )
  await show(ctx, await teamScreen(ctx))
}

async function teamScreen({ texts, format, t, read, deps }: BotContext): Promise<Screen> {
  const owners = await Promise.all([...deps.adminIds].map((id) => nameOf(read, texts, id)))
  const members = await teamMembers(read)
  const rows = await Promise.all(
    members.map(async ({ telegramId, role }) => {
      const label = `${await nameOf(read, texts, telegramId)} · ${t(`admin-team-roles-${role}`)}`
      return [button(label, 'a.member', telegramId)]
    }),
  )
  const { secondPerson } = await readSettings(read)
  return {
    text: lines(
      bold(t('admin-team-title')),
      '',
      format.field(t('admin-team-owners'), format.list(owners, 'plain')),
      '',
      ...ROLES.map(
        (role) => html`${bold(t(`admin-team-roles-${role}`))}: ${rightsText(texts, role)}`,
      ),
      '',
      html`<i>${t('admin-team-about')}</i>`,
    ),
    buttons: [
      ...rows,
      [button(t('admin-team-add'), 'a.member-add')],
      [button(secondButton(texts, secondPerson.aboveMicros), 'a.second')],
      [button.back(t, 'admin'), button.refresh(t, 'a.team')],
    ],
  }
}

async function memberScreen({ texts, t, read }: BotContext, telegramId: number): Promise<Screen> {
  const account = await accountByTelegramId(read, telegramId)
  const member = (await teamMembers(read)).find((one) => one.telegramId === telegramId)
  const others = ROLES.filter((role) => role !== member?.role)
  return {
    text: lines(
      bold(person(texts, account)),
      '',
      member
        ? html`${t(`admin-team-roles-${member.role}`)}: ${rightsText(texts, member.role)}`
        : t('admin-team-no-role'),
    ),
    buttons: [
      ...others.map((role) => [
        button(
          t('admin-team-make', { role: t(`admin-team-roles-${role}`) }),
          'a.role',
          telegramId,
          role,
        ),
      ]),
      [button(t('admin-log-title'), 'a.log', telegramId, 'by')],
      member ? [button(t('admin-team-remove'), 'a.role-none', telegramId)] : [],
      [button(t('admin-team-back'), 'a.team')],
    ],
  }
}

function askGiveView(texts: Texts, account: Account, role: GivenRole): Html {
  return texts.t('admin-team-ask-give', {
    name: person(texts, account),
    role: texts.t(`admin-team-roles-${role}`),
    rights: rightsText(texts, role),
  })
}

function rightsText({ format, t }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => t(`admin-team-rights-${right}`)),
    'plain',
  )
}

/** @param aboveMicros 0 if no amount needs a second person. */
function secondButton({ format, t }: Texts, aboveMicros: number): string {
  return aboveMicros === 0
    ? t('admin-approvals-setting-never')
    : t('admin-approvals-setting', { amount: format.usd(aboveMicros) })
}

/** An owner who never wrote to the bot has no account. */
async function nameOf(read: Reader, texts: Texts, telegramId: number): Promise<string> {
  try {
    return person(texts, await accountByTelegramId(read, telegramId))
  } catch (error) {
    if (isRefusal(error, 'ACCOUNT_NOT_FOUND')) return String(telegramId)
    throw error
  }
}
