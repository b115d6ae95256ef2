import { Option } from 'commander'
import {
  allowAddresses,
  allowlistOf,
  clearAllowlist,
  removeAddresses,
} from '../domain/access/allowlist.ts'
import { revokeKeys, rotateKey, validKeys } from '../domain/access/api-keys.ts'
import {
  setApiAllowed,
  setApiEnabled,
  setShopAllowed,
  standingOf,
} from '../domain/accounts/standing.ts'
import { testAccountOf } from '../domain/accounts/test-account.ts'
import { actOn, keyNotice } from './account.ts'
import type { Command } from './command.ts'
import { aboutAccount, duration, onOrOff, type Target } from './input.ts'
import { actor, CliError, type Session } from './session.ts'

/** Adds the commands that open and close an account's access to the API. */
export function addAccessCommands(account: Command, session: Session): void {
  aboutAccount(account, 'api-on')
    .description('allow API access again, and turn it on if the holder turned it off')
    .action((options: Target) => switchOn(session, options))

  aboutAccount(account, 'api-off')
    .description('block API access; the holder cannot turn it on again')
    .action((options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        await setApiAllowed(tx, id, false, { actor }, now)
        return { text: 'API access is off. The holder cannot turn it on.' }
      }),
    )

  aboutAccount(account, 'shop')
    .description('let the holder buy in the chat, or not')
    .addArgument(onOrOff())
    .action((to: 'on' | 'off', options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        await setShopAllowed(tx, id, to === 'on', { actor }, now)
        return {
          text: `The shop in the chat is ${to} for this account.`,
        }
      }),
    )

  aboutAccount(account, 'rotate-key')
    .description('issue a new API key and print it')
    .option('--grace <time>', 'how long older keys stay valid, such as 1h', duration, 0)
    .action((options: Target & { grace: number }) =>
      actOn(session, options, async (tx, { id, apiEnabled, apiDisabledByAdmin }, now) => {
        const input = { graceMs: options.grace, mode: session.keyMode, actor }
        const apiKey = await rotateKey(tx, id, input, now)
        const usable = apiEnabled && !apiDisabledByAdmin
        const hint = usable ? '' : '\nAPI access is off. Turn it on with account api-on.'
        return { text: keyNotice(apiKey) + hint, apiKey }
      }),
    )

  aboutAccount(account, 'revoke-keys')
    .description('revoke every API key of the account at once, test keys as well')
    .action((options: Target) =>
      actOn(session, options, async (tx, { id }, now) => {
        const test = await testAccountOf(tx, id)
        for (const owner of test ? [id, test.id] : [id]) await revokeKeys(tx, owner, actor, now)
        return { text: 'The account has no valid key now. Issue one with account rotate-key.' }
      }),
    )

  aboutAccount(account, 'allow')
    .description('add to the allowlist, remove from it, or clear it')
    .option('--ip <address...>', 'an IPv4 address or block such as 203.0.113.0/24; may be repeated')
    .addOption(new Option('--remove <address...>', 'an address or block to remove').conflicts('ip'))
    .addOption(new Option('--clear', 'remove every entry').conflicts(['ip', 'remove']))
    .action((options: Target & AllowOptions) => allow(session, options))
}

function switchOn(session: Session, target: Target): Promise<void> {
  return actOn(session, target, async (tx, account, now) => {
    const said = ['API access is on.']
    await setApiAllowed(tx, account.id, true, { actor }, now)
    if (!account.apiEnabled) {
      await setApiEnabled(tx, account.id, true, actor, now)
      said.push('The holder had it off; it was turned on for them.')
    }
    const standing = standingOf(account, now)
    if (standing !== 'active') said.push(`Calls are still refused: the account is ${standing}.`)
    const [key] = await validKeys(tx, account.id, now)
    if (!key) said.push('The account has no key yet. Issue one with account rotate-key.')
    return { text: said.join('\n') }
  })
}

type AllowOptions = { ip?: string[]; remove?: string[]; clear?: boolean }

function allow(session: Session, options: Target & AllowOptions): Promise<void> {
  const { ip, remove, clear } = options
  if (!ip && !remove && !clear)
    throw new CliError('Give --ip or --remove with an address or block, or --clear.')
  return actOn(session, options, async (tx, { id }, now) => {
    if (clear) await clearAllowlist(tx, id, actor, now)
    if (ip) await allowAddresses(tx, id, { texts: ip, actor }, now)
    if (remove) await removeAddresses(tx, id, { texts: remove, actor }, now)
    const list = await allowlistOf(tx, id)
    const text = list.length > 0 ? `is now ${list.join(', ')}` : 'is empty'
    return { text: `The allowlist ${text}.` }
  })
}
