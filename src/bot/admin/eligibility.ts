import type { Tx } from '../../db/store.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../../domain/settings/settings.ts'
import { parseDuration } from '../../domain/shared/time.ts'
import { typedAmount } from '../../domain/shared/typed-amount.ts'
import { bold, code, lines } from '../../locales/html.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, send } from '../screen.ts'
import { rulesText } from '../views/admin/switches.ts'
import { confirmation } from './confirmation.ts'
import { switchesScreen, turnByCommand, yesLabel } from './switches.ts'

type Rules = Partial<Settings['eligibility']>
const newRules = confirmation<Rules>('eligibility')

/** Who may use the API: the rules beside the switch. */
export const eligibility: Feature = {
  right: SETTINGS.eligibility.right,
  group: 'service',
  commands: {
    eligibility: async (ctx, text) => {
      const usage = ctx.t('admin-switches-eligibility-usage')
      const [to = '', ...rules] = wordsOf(text.toLowerCase())
      if (rules.length === 0) return turnByCommand(ctx, 'eligibility', to, usage)
      if (to !== 'on' && to !== 'off') return ctx.say(usage)
      await changeRules(ctx, rules.join(' '), to === 'on')
    },
  },
  buttons: {
    'a.eligibility': async (ctx) => {
      const { format, t } = ctx
      const [both, none] = [format.apart(code('50 7d')), format.apart(code('0 0d'))]
      const about = t('admin-switches-about-rules', { both, none })
      const text = lines(bold(t('admin-switches-ask-rules')), '', about)
      await askText(ctx, text, ['a.switches'], 'a.eligibility')
    },
    'a.rules-yes': async (ctx, [token = '']) => {
      await newRules.act(ctx, token, (tx, rules) => keepRules(ctx, tx, rules))
      return switchesScreen(ctx)
    },
  },
  answers: {
    'a.eligibility': async (ctx, _, text) => {
      if (await changeRules(ctx, text, undefined)) await send(ctx, await switchesScreen(ctx))
    },
  },
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
  const { texts, deps } = ctx
  const rules = rulesIn(text, texts.t('admin-switches-eligibility-usage'))
  const { eligibility: before } = await readSettings(deps.store.read)
  const wanted = { ...before, ...rules, on: on ?? before.on }
  if (!wanted.on) {
    await ctx.act((tx) => keepRules(ctx, tx, { ...rules, on: false }))
    return true
  }
  const token = await newRules.ask(ctx, { ...rules, on: true })
  const about = texts.t('admin-switches-about-new-rules', { rules: rulesText(texts, wanted) })
  await send(ctx, {
    text: lines(bold(texts.t('admin-switches-confirm-rules')), '', about),
    buttons: [
      [
        button(yesLabel(texts, 'eligibility'), 'a.rules-yes', token),
        button.cancel(texts.t, 'a.switches'),
      ],
    ],
  })
  return false
}

async function keepRules(ctx: BotContext, tx: Tx, rules: Rules): Promise<void> {
  const { eligibility: before } = await settingsToChange(tx)
  const changes = { eligibility: { ...before, ...rules } }
  const after = await changeSettingsBy(tx, changes, ctx.adminActor, ctx.now)
  const said = { rules: rulesText(ctx.texts, after.eligibility) }
  ctx.say(ctx.t(`admin-switches-rules-${after.eligibility.on ? 'on' : 'off'}`, said))
}

/** Parses an amount in USD, a duration such as `7d`, or both. */
function rulesIn(text: string, usage: string): Rules {
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
