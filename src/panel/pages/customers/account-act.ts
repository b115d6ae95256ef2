import { type Account, accountByTelegramId } from '../../../domain/accounts/accounts.ts'
import { accountNamed } from '../../../domain/accounts/holders.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { personSaid } from '../../../locales/people.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Act, act, type Done, doButton, type Params } from '../../kit/acts.ts'
import { type Field, type Fields, hidden, type InputOf } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import type { Rights } from '../../kit/screen.ts'

export const CUSTOMERS = '/panel/customers'
/** Where an account's page is: `who` is its holder's Telegram id. */
export const OF_ACCOUNT = `${CUSTOMERS}/:who`

export function pathOf({ telegramId }: Pick<Account, 'telegramId'>): string {
  return `${CUSTOMERS}/${telegramId}`
}

/** The account in the address. @throws DomainError ACCOUNT_NOT_FOUND, NOT_A_PERSON */
export function accountIn({ read }: Ask, { who = '' }: Params): Promise<Account> {
  return accountNamed(read, who)
}

type Seen = { account: Field<string> }

/**
 * An act on the account in the address. It is refused if that has moved to another holder since the person saw it.
 * `run` gets what was sent with a `change` that makes sure of this, too.
 */
export function accountAct<F extends Fields>(one: {
  right: Rights
  title: (ask: Ask) => string
  about?: (ask: Ask, account: Account) => Part | Promise<Part>
  fields?: (ask: Ask, account: Account) => F | Promise<F>
  preview?: (ask: Ask, account: Account, input: InputOf<F>) => Promise<Part | null>
  run: (sent: Sent, account: Account, input: InputOf<F>) => Promise<Done>
}): Act {
  const { right, title, about, fields, preview, run } = one
  const seen = async (ask: Ask, params: Params, input: InputOf<F & Seen>) => {
    const account = await accountIn(ask, params)
    if (input.account !== String(account.id)) throw new DomainError('CONFIRMATION_OVER')
    return account
  }
  return act<F & Seen>({
    right,
    title,
    async about(ask, params) {
      const account = await accountIn(ask, params)
      return html`<p><b>${personSaid(ask.texts, account)}</b></p>${await about?.(ask, account)}`
    },
    async fields(ask, params) {
      const account = await accountIn(ask, params)
      const own = (await fields?.(ask, account)) ?? ({} as F)
      return { account: hidden(String(account.id)), ...own }
    },
    ...(preview && {
      preview: async (ask, params, input) => preview(ask, await seen(ask, params, input), input),
    }),
    async run(sent, params, input) {
      const account = await seen(sent, params, input)
      const change: Sent['change'] = (work) =>
        sent.change(async (tx) => {
          const { id } = await accountByTelegramId(tx, account.telegramId)
          if (id !== account.id) throw new DomainError('CONFIRMATION_OVER')
          return work(tx)
        })
      return run({ ...sent, change }, account, input)
    },
    back: ({ who }) => `${CUSTOMERS}/${who}`,
  })
}

/** A button for an act on the account that needs nothing else than `values`. */
export function accountButton(
  ask: Ask,
  account: Account,
  [label, name]: readonly [label: string, name: string],
  values: Record<string, string> = {},
  danger = false,
): Part {
  const how = { danger, values: { account: String(account.id), ...values } }
  return doButton(ask, label, `${pathOf(account)}/${name}`, how)
}
