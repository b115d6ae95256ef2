import type { Command } from 'commander'
import { recordAct } from '../domain/audit-log.ts'
import { formatUsd, toUsd } from '../domain/money.ts'
import { changeSettings, readSettings, type Settings } from '../domain/settings.ts'
import { duration, onOrOff, usd } from './input.ts'
import { duration as durationText, onOff, pairs } from './output.ts'
import { type Answer, actor, type Session } from './session.ts'

type Switch = 'on' | 'off'
type Limits = { minDeposited?: number; minAge?: number }

const SWITCHES = [
  ['maintenance', 'maintenance', 'pause every POST; what was ordered can still be read'],
  ['api-orders', 'apiOrders', 'whether POST /orders is open'],
  ['require-allowlist', 'requireAllowlist', 'whether accounts without an allowlist are refused'],
] as const

export function addSettingsCommands(program: Command, session: Session): void {
  const settings = program.command('settings').description("the service's switches")

  settings
    .command('show')
    .description('all switches')
    .action(() => session.run(async (store) => answer(await readSettings(store.read))))

  const set = settings.command('set').description('turn a switch')
  for (const [command, name, description] of SWITCHES)
    set
      .command(command)
      .description(description)
      .addArgument(onOrOff())
      .action((to: Switch) => change(session, () => ({ [name]: to === 'on' })))

  set
    .command('eligibility')
    .description('whether an account must meet rules to use the API')
    .addArgument(onOrOff())
    .option('--min-deposited <usd>', 'what the account must have paid in', usd)
    .option('--min-age <time>', 'how old the account must be, such as 7d', duration)
    .action((to: Switch, { minDeposited, minAge }: Limits) =>
      change(session, ({ eligibility }) => ({
        eligibility: {
          on: to === 'on',
          minDepositedMicros: minDeposited ?? eligibility.minDepositedMicros,
          minAgeMs: minAge ?? eligibility.minAgeMs,
        },
      })),
    )
}

function change(
  session: Session,
  changesTo: (present: Settings) => Partial<Settings>,
): Promise<void> {
  return session.run(
    async (store, now) => {
      await store.transaction(async (tx) => {
        const detail = changesTo(await readSettings(tx))
        await changeSettings(tx, detail)
        await recordAct(tx, { actor, action: 'settings.change', detail }, now)
      })
      return answer(await readSettings(store.read))
    },
    { create: true },
  )
}

function answer(settings: Settings): Answer {
  const { maintenance, apiOrders, requireAllowlist, eligibility, sandbox } = settings
  const { on, minDepositedMicros, minAgeMs } = eligibility
  const rules = `at least ${formatUsd(minDepositedMicros)} paid in, ${durationText(minAgeMs)} old`
  return {
    json: {
      maintenance,
      apiOrders,
      requireAllowlist,
      eligibility: { on, minDepositedUsd: toUsd(minDepositedMicros), minAgeSec: minAgeMs / 1000 },
      sandbox,
    },
    text: pairs([
      ['maintenance', onOff(maintenance)],
      ['api-orders', onOff(apiOrders)],
      ['require-allowlist', onOff(requireAllowlist)],
      ['eligibility', `${onOff(on)} (${rules})`],
      ...(sandbox ? [['sandbox', 'this is a database of the sandbox'] as [string, string]] : []),
    ]),
  }
}
