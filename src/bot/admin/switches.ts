import { parseDuration } from '../../domain/durations.ts'
import { DomainError } from '../../domain/errors.ts'
import { parseUsd } from '../../domain/money.ts'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../../domain/settings.ts'
import { takeText, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { type Button, button, type Screen, send, show } from '../screen.ts'

export type SwitchName =
  | 'maintenance'
  | 'apiorders'
  | 'allowlist'
  | 'eligibility'
  | 'manual'
  | 'stars'

type Switch = {
  isOn: (settings: Settings) => boolean
  turned: (settings: Settings, on: boolean) => Partial<Settings>
}

const SWITCHES: Record<SwitchName, Switch> = {
  maintenance: {
    isOn: ({ maintenance }) => maintenance,
    turned: (_, on) => ({ maintenance: on }),
  },
  apiorders: { isOn: ({ apiOrders }) => apiOrders, turned: (_, on) => ({ apiOrders: on }) },
  allowlist: {
    isOn: ({ requireAllowlist }) => requireAllowlist,
    turned: (_, on) => ({ requireAllowlist: on }),
  },
  eligibility: {
    isOn: ({ eligibility }) => eligibility.on,
    turned: ({ eligibility }, on) => ({ eligibility: { ...eligibility, on } }),
  },
  manual: {
    isOn: ({ manualTransfer }) => manualTransfer.on,
    turned: ({ manualTransfer }, on) => ({ manualTransfer: { ...manualTransfer, on } }),
  },
  stars: {
    isOn: ({ stars }) => stars.on,
    turned: ({ stars }, on) => ({ stars: { ...stars, on } }),
  },
}

export const switches: Feature = {
  commands: {
    maintenance: (ctx, text) => command(ctx, 'maintenance', text),
    apiorders: (ctx, text) => command(ctx, 'apiorders', text),
    allowlist: (ctx, text) => command(ctx, 'allowlist', text),
    eligibility: eligibilityCommand,
  },
  buttons: {
    'a.switches': async (ctx) => show(ctx, await switchesScreen(ctx)),
    'a.maintenance': confirmMaintenance,
    'a.switch': async (ctx, [name = '', to = '']) => {
      if (!isSwitch(name) || !['on', 'off'].includes(to) || isOfTopUps(name))
        return ctx.say(ctx.texts.common.oldButton, 'alert')
      await turn(ctx, name, to === 'on')
      await show(ctx, await switchesScreen(ctx))
    },
    'a.eligibility': askRules,
  },
  questions: {
    'a.eligibility': (ctx) =>
      takeText(ctx, async (text) => {
        await changeRules(ctx, text, undefined)
        await send(ctx, await switchesScreen(ctx))
      }),
  },
}

/** Says what it did, also where it was so before. @throws DomainError INVALID_INPUT */
export async function turn(ctx: BotContext, name: SwitchName, on: boolean): Promise<void> {
  const { texts, deps, account, now } = ctx
  const { isOn, turned } = SWITCHES[name]
  if (isOn(await readSettings(deps.store.read)) !== on)
    await ctx.act(async (tx) => {
      const changes = turned(await settingsToChange(tx), on)
      await changeSettingsBy(tx, changes, `admin:${account.telegramId}`, now)
    })
  ctx.say(texts.service.switches.turned[name][on ? 'on' : 'off'])
}

/** The button that turns a switch to where it is not: it names the state that it leads to. */
export function turnButton(
  { texts }: BotContext,
  settings: Settings,
  name: SwitchName,
  verb: string,
): Button {
  const on = !SWITCHES[name].isOn(settings)
  return button(texts.service.switches.turn(name, on), verb, name, on ? 'on' : 'off')
}

async function command(ctx: BotContext, name: SwitchName, text: string): Promise<void> {
  const to = text.toLowerCase()
  if (to === '') return send(ctx, await switchesScreen(ctx))
  if (to !== 'on' && to !== 'off') return ctx.say(ctx.texts.service.switches.usage(name))
  await turn(ctx, name, to === 'on')
}

async function eligibilityCommand(ctx: BotContext, text: string): Promise<void> {
  const [to, ...rules] = wordsOf(text.toLowerCase())
  if (rules.length === 0) return command(ctx, 'eligibility', to ?? '')
  if (to !== 'on' && to !== 'off') return ctx.say(ctx.texts.service.switches.usage('eligibility'))
  await changeRules(ctx, rules.join(' '), to === 'on')
}

async function switchesScreen(ctx: BotContext): Promise<Screen> {
  const { switches } = ctx.texts.service
  const settings = await readSettings(ctx.deps.store.read)
  const turning = (name: SwitchName) => [turnButton(ctx, settings, name, 'a.switch')]
  return {
    text: switches.screen(settings),
    buttons: [
      settings.maintenance
        ? turning('maintenance')
        : [button(switches.turn('maintenance', true), 'a.maintenance')],
      turning('apiorders'),
      turning('allowlist'),
      turning('eligibility'),
      [button(switches.rules, 'a.eligibility'), button(switches.topUps, 'a.topups')],
      [button(ctx.texts.common.back, 'admin'), button(ctx.texts.common.refresh, 'a.switches')],
    ],
  }
}

async function confirmMaintenance(ctx: BotContext): Promise<void> {
  const { common, service } = ctx.texts
  const { confirmMaintenance, maintenanceNow } = service.switches
  await show(ctx, {
    text: confirmMaintenance,
    buttons: [
      [
        button(maintenanceNow, 'a.switch', 'maintenance', 'on'),
        button(common.cancel, 'a.switches'),
      ],
    ],
  })
}

async function askRules(ctx: BotContext): Promise<void> {
  const { common, service } = ctx.texts
  await show(ctx, {
    text: service.switches.askRules,
    buttons: [[button(common.cancel, 'a.switches')]],
  })
  await ctx.ask('a.eligibility')
}

/** @param on undefined leaves the switch as it is. @throws DomainError INVALID_INPUT */
async function changeRules(ctx: BotContext, text: string, on: boolean | undefined): Promise<void> {
  const { texts, account, now } = ctx
  const rules = rulesIn(text, texts.service.switches.usage('eligibility'))
  const settings = await ctx.act(async (tx) => {
    const { eligibility } = await settingsToChange(tx)
    const changes = { eligibility: { ...eligibility, ...rules, on: on ?? eligibility.on } }
    return changeSettingsBy(tx, changes, `admin:${account.telegramId}`, now)
  })
  ctx.say(texts.service.switches.rulesNow(settings.eligibility))
}

/** An amount in USD, a length of time such as `7d`, or both. */
function rulesIn(text: string, usage: string): Partial<Settings['eligibility']> {
  const words = wordsOf(text.toLowerCase()).filter((word) => word !== 'usd')
  const ages = words.filter((word) => /[smhd]$/.test(word))
  const amounts = words.filter((word) => !ages.includes(word))
  const [age, amount] = [ages[0], amounts[0]]
  if (words.length === 0 || ages.length > 1 || amounts.length > 1)
    throw new DomainError('INVALID_INPUT', usage)
  return {
    ...(age === undefined ? {} : { minAgeMs: parseDuration(age) }),
    ...(amount === undefined ? {} : { minDepositedMicros: parseUsd(amount.replace('$', '')) }),
  }
}

function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}

function isOfTopUps(name: SwitchName): boolean {
  return name === 'manual' || name === 'stars'
}
