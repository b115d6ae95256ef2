import { Option } from 'commander'
import { allowAddresses, clearAllowlist, removeAddresses } from '../domain/access/allowlist.ts'
import { revokeKeys, rotateKey } from '../domain/access/api-keys.ts'
import { setApiAllowed, setApiEnabled } from '../domain/accounts/standing.ts'
import { testAccountOf } from '../domain/accounts/test-account.ts'
import { parseDuration } from '../domain/shared/time.ts'
import type { Command } from './command.ts'
import { actor, CliError } from './session.ts'

type AllowOptions = { ip?: string[]; remove?: string[]; clear?: boolean }

/** Adds the commands that open and close an account's access to the API. */
export function addAccessCommands(account: Command): void {
  account
    .aboutAccount('api-on', 'allow API access again, and turn it on if the holder turned it off')
    .changesAccount(async ({ tx, account, now }) => {
      await setApiAllowed(tx, account.id, true, { actor }, now)
      if (!account.apiEnabled) await setApiEnabled(tx, account.id, true, actor, now)
    })

  account
    .aboutAccount('api-off', 'block API access; the holder cannot turn it on again')
    .changesAccount(async ({ tx, account, now }) => {
      await setApiAllowed(tx, account.id, false, { actor }, now)
    })

  account
    .aboutAccount('rotate-key', 'issue a new API key and print it')
    .option('--grace <time>', 'how long older keys stay valid, such as 1h', parseDuration, 0)
    .changesAccount(({ tx, account, now }, { grace }: { grace: number }) =>
      rotateKey(tx, account.id, { graceMs: grace, actor }, now),
    )

  account
    .aboutAccount('revoke-keys', 'revoke every API key of the account at once, test keys as well')
    .changesAccount(async ({ tx, account: { id }, now }) => {
      const test = await testAccountOf(tx, id)
      for (const owner of test ? [id, test.id] : [id]) await revokeKeys(tx, owner, actor, now)
    })

  account
    .aboutAccount('allow', 'add to the allowlist, remove from it, or clear it')
    .option('--ip <address...>', 'an IPv4 address or block such as 203.0.113.0/24; may be repeated')
    .addOption(new Option('--remove <address...>', 'an address or block to remove').conflicts('ip'))
    .addOption(new Option('--clear', 'remove every entry').conflicts(['ip', 'remove']))
    .changesAccount(async ({ tx, account, now }, { ip, remove, clear }: AllowOptions) => {
      if (!ip && !remove && !clear)
        throw new CliError('Give --ip or --remove with an address or block, or --clear.')
      if (clear) await clearAllowlist(tx, account.id, actor, now)
      if (ip) await allowAddresses(tx, account.id, { texts: ip, actor }, now)
      if (remove) await removeAddresses(tx, account.id, { texts: remove, actor }, now)
    })
}
