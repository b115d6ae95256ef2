import type { Tx } from '../../db/store.ts'
import { actJustRecorded } from '../../domain/accounts/undo.ts'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../../domain/settings/settings.ts'
import { parseDuration } from '../../domain/shared/durations.ts'
import { typedAmount } from '../../domain/shared/typed-amount.ts'
import { html } from '../../locales/html.ts'
import { Refused, takeText, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { openShop } from '../holder/shop/shop.ts'
import { type Button, button, type Screen, send, show } from '../screen.ts'
import {
  askRulesView,
  confirmRulesView,
  confirmSwitchView,
  rulesNowText,
  type SwitchName,
  switchesView,
  yesLabel,
} from '../views/admin/switches.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'

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
  shop: { isOn: ({ shop }) => shop, turned: (_, on) => ({ shop: on }) },
  allowlist: {
    isOn: ({ requireAllowlist }) => requireAllowlist,
    turned: (_, on) => ({ requireAllowlist: on }),
  },
  statuspage: { isOn: ({ statusPage }) => statusPage, turned: (_, on) => ({ statusPage: on }) },
  eligibility: {
    isOn: ({ eligibility }) => eligibility.on,
    turned: ({ eligibility }, on) => ({ eligibility: { ...eligibility, on } }),
  },
  stars: {
    isOn: ({ stars }) => stars.on,
    turned: ({ stars }, on) => ({ stars: { ...stars, on } }),
  },
  crypto: { isOn: ({ cryptoPay }) => cryptoPay.on, turned: (_, on) => ({ cryptoPay: { on } }) },
}

/** The position in which a switch locks people out. Turning it to that needs a confirmation. */
const LOCKS_OUT = {
  maintenance: true,
  apiorders: false,
  shop: false,
  allowlist: true,
  eligibility: true,
} as const
type LockingSwitch = keyof typeof LOCKS_OUT

export const switches: Feature = {
  right: 'settings',
  commands: {
    maintenance: (ctx, text) => command(ctx, 'maintenance', text),
    apiorders: (ctx, text) => command(ctx, 'apiorders', text),
    // Admins buy, too.
    shop: (ctx, text) => (text === '' ? openShop(ctx) : command(ctx, 'shop', text)),
    allowlist: (ctx, text) => command(ctx, 'allowlist', text),
    statuspage: (ctx, text) => command(ctx, 'statuspage', text),
    eligibility: eligibilityCommand,
  },
  buttons: {
    'a.switches': async (ctx) => show(ctx, await switchesScreen(ctx)),
    'a.switch-ask': async (ctx, [name = '']) =>
      isSwitch(name) && canLockOut(name)
        ? show(ctx, confirmScreen(ctx, name))
        : ctx.say(ctx.texts.t('common-old-button'), 'alert'),
    'a.rules-yes': (ctx, [token = '']) => rulesConfirmed(ctx, token),
    'a.switch': async (ctx, [name = '', to = '']) => {
      if (!isSwitch(name) || !['on', 'off'].includes(to) || isOfTopUps(name))
        return ctx.say(ctx.texts.t('common-old-button'), 'alert')
      const act = await turn(ctx, name, to === 'on')
      if (act === null || name === 'eligibility') return show(ctx, await switchesScreen(ctx))
      await show(ctx, turnedScreen(ctx, name, to, act))
    },
    'a.eligibility': askRules,
  },
  decides: {
    'a.switch': 'a.switches',
  },
  questions: {
    'a.eligibility': (ctx) =>
      takeText(ctx, async (text) => {
        if (await changeRules(ctx, text, undefined)) await send(ctx, await switchesScreen(ctx))
      }),
  },
}

/**
 * Turns a switch, and says in which position it now is.
 * @returns the id in the audit log, for the Undo button, if it now locks people out; otherwise null
 * @throws DomainError INVALID_SETTING
 */
async function turn(ctx: BotContext, name: SwitchName, on: boolean): Promise<number | null> {
  const { texts, deps, adminActor: actor, now } = ctx
  const { isOn, turned } = SWITCHES[name]
  const sentence = texts.t(`admin-switches-turned-${name}-${on ? 'on' : 'off'}`)
  if (isOn(await readSettings(deps.store.read)) === on) {
    ctx.say(sentence)
    return null
  }
  const act = await ctx.act(async (tx) => {
    const changes = turned(await settingsToChange(tx), on)
    await changeSettingsBy(tx, changes, actor, now)
    return actJustRecorded(tx, { actor, action: 'settings.change' })
  })
  ctx.say(sentence)
  return canLockOut(name) && on === LOCKS_OUT[name] ? act : null
}

/** The button that flips a switch. It carries the new state: pressing it twice does not flip it back. */
export function turnButton(
  { texts }: BotContext,
  settings: Settings,
  name: SwitchName,
  verb: string,
): Button {
  const on = !SWITCHES[name].isOn(settings)
  const { t } = texts
  const label = t(`admin-switches-turn-${on ? 'on' : 'off'}`, {
    name: t(`admin-switches-names-${name}`),
  })
  if (canLockOut(name) && on === LOCKS_OUT[name]) return button(label, 'a.switch-ask', name)
  return button(label, verb, name, on ? 'on' : 'off')
}

async function command(ctx: BotContext, name: SwitchName, text: string): Promise<void> {
  const to = text.toLowerCase()
  if (to === '') return send(ctx, await switchesScreen(ctx))
  if (to !== 'on' && to !== 'off') return ctx.say(usageOf(ctx, name))
  const on = to === 'on'
  const isAlready = SWITCHES[name].isOn(await readSettings(ctx.deps.store.read)) === on
  if (canLockOut(name) && on === LOCKS_OUT[name] && !isAlready)
    await send(ctx, confirmScreen(ctx, name))
  else await turn(ctx, name, on)
  // It says where the page is.
  if (name === 'statuspage' && on) await send(ctx, await switchesScreen(ctx))
}

function usageOf({ texts }: BotContext, name: SwitchName): string {
  const { t } = texts
  return name === 'eligibility'
    ? t('admin-switches-eligibility-usage')
    : t('admin-switches-usage', { command: texts.format.apart(`/${name}`) })
}

async function eligibilityCommand(ctx: BotContext, text: string): Promise<void> {
  const [to, ...rules] = wordsOf(text.toLowerCase())
  if (rules.length === 0) return command(ctx, 'eligibility', to ?? '')
  if (to !== 'on' && to !== 'off') return ctx.say(ctx.texts.t('admin-switches-eligibility-usage'))
  await changeRules(ctx, rules.join(' '), to === 'on')
}

async function switchesScreen(ctx: BotContext): Promise<Screen> {
  const { t } = ctx.texts
  const settings = await readSettings(ctx.deps.store.read)
  const turning = (name: SwitchName) => [turnButton(ctx, settings, name, 'a.switch')]
  return {
    text: switchesView(ctx.texts, settings, ctx.deps.apiUrl()),
    buttons: [
      turning('maintenance'),
      turning('apiorders'),
      turning('shop'),
      turning('allowlist'),
      turning('statuspage'),
      turning('eligibility'),
      [
        button(t('admin-switches-edit-rules'), 'a.eligibility'),
        button(t('admin-switches-top-ups'), 'a.topups'),
      ],
      [button(ctx.texts.t('support-settings'), 'a.support')],
      [
        button(ctx.texts.t('common-back'), 'admin'),
        button(ctx.texts.t('common-refresh'), 'a.switches'),
      ],
    ],
  }
}

function confirmScreen(ctx: BotContext, name: LockingSwitch): Screen {
  const to = LOCKS_OUT[name] ? 'on' : 'off'
  return {
    text: confirmSwitchView(ctx.texts, name),
    buttons: [
      [
        button(yesLabel(ctx.texts, name, to), 'a.switch', name, to),
        button(ctx.texts.t('common-cancel'), 'a.switches'),
      ],
    ],
  }
}

function turnedScreen(ctx: BotContext, name: SwitchName, to: string, act: number): Screen {
  const { t } = ctx.texts
  const text = html`${t(`admin-switches-turned-${name}-${to === 'on' ? 'on' : 'off'}`)}`
  const undo = button(t('admin-undo-button'), 'a.undo', act)
  return { text, buttons: [[undo, button(t('admin-switches-all'), 'a.switches')]] }
}

async function askRules(ctx: BotContext): Promise<void> {
  const { t } = ctx.texts
  await show(ctx, {
    text: askRulesView(ctx.texts),
    buttons: [[button(t('common-cancel'), 'a.switches')]],
  })
  ctx.ask('a.eligibility')
}

/**
 * Changes the rules of eligibility. If they would apply at once, only asks: they may lock people out.
 * @param on undefined leaves the switch as it is
 * @returns whether the rules were changed
 * @throws DomainError from parsing an amount or a duration; Refused
 */
async function changeRules(
  ctx: BotContext,
  text: string,
  on: boolean | undefined,
): Promise<boolean> {
  const { t } = ctx.texts
  const rules = rulesIn(text, t('admin-switches-eligibility-usage'))
  const { eligibility } = await readSettings(ctx.deps.store.read)
  const wanted = { ...eligibility, ...rules, on: on ?? eligibility.on }
  if (!wanted.on) {
    await ctx.act((tx) => keepRules(ctx, tx, { ...rules, on: false }))
    return true
  }
  const token = await keepQuestion(ctx, 'eligibility', { ...rules, on: true })
  await send(ctx, {
    text: confirmRulesView(ctx.texts, wanted),
    buttons: [
      [
        button(yesLabel(ctx.texts, 'eligibility', 'on'), 'a.rules-yes', token),
        button(ctx.texts.t('common-cancel'), 'a.switches'),
      ],
    ],
  })
  return false
}

async function rulesConfirmed(ctx: BotContext, token: string): Promise<void> {
  await actConfirmed(ctx, 'eligibility', token, (tx, rules: Partial<Settings['eligibility']>) =>
    keepRules(ctx, tx, rules),
  )
  await show(ctx, await switchesScreen(ctx))
}

async function keepRules(
  ctx: BotContext,
  tx: Tx,
  rules: Partial<Settings['eligibility']>,
): Promise<void> {
  const { eligibility: before } = await settingsToChange(tx)
  const changes = { eligibility: { ...before, ...rules } }
  const { eligibility } = await changeSettingsBy(tx, changes, ctx.adminActor, ctx.now)
  ctx.say(rulesNowText(ctx.texts, eligibility))
}

/** Parses an amount in USD, a duration such as `7d`, or both. */
function rulesIn(text: string, usage: string): Partial<Settings['eligibility']> {
  const words = wordsOf(text.toLowerCase()).filter((word) => word !== 'usd')
  const ages = words.filter((word) => /[smhd]$/.test(word))
  const amounts = words.filter((word) => !ages.includes(word))
  const [age, amount] = [ages[0], amounts[0]]
  if (words.length === 0 || ages.length > 1 || amounts.length > 1) throw new Refused(usage)
  return {
    ...(age === undefined ? {} : { minAgeMs: parseDuration(age) }),
    ...(amount === undefined ? {} : { minDepositedMicros: typedAmount(amount) }),
  }
}

function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}

function canLockOut(name: SwitchName): name is LockingSwitch {
  return Object.hasOwn(LOCKS_OUT, name)
}

function isOfTopUps(name: SwitchName): boolean {
  return name === 'stars' || name === 'crypto'
}
