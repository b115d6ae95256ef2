import type { Random } from '../../random.ts'
import type { Holder } from '../../world/holders.ts'
import type { Target } from '../target.ts'
import { alarmsSince } from './log-tail.ts'
import { drawPress, type Pool, verbOf } from './mutations.ts'
import { type People, PRESSER_USD } from './people.ts'
import { type Pressed, pressAs, told } from './press.ts'
import type { Secrets } from './secrets.ts'
import { actsAfter, differences, faultOfAct, shownByKeys, shownInChat } from './state.ts'
import { buyTwice } from './twice.ts'

/** Rounds of presses by people who own nothing of it, each followed by a look at what they did. */
export type Rounds = {
  play(random: Random): Promise<void>
  /** Looks at what is left, and at the owners' own screens. */
  end(): Promise<void>
}

type Given = { people: People; pool: Pool; secrets: Secrets }
type Person = { who: number; as: string }

/** How often each person presses in a round. */
const PRESSES = 8
/** The audit log is read by a command, which takes a second or more, after so many rounds. */
const ACTS_EVERY = 4
const STRANGERS = 2
const FIRST_STRANGER = 8_300_001
const SHOWN_MS = 15_000
/** A button that costs something says so. */
const SAYS_MONEY = /buy|\$|USD|show the name|try again/i
const BALANCE = /([\d,]+\.\d+)\s*USD/

/** @throws where the service does not answer. */
export async function createRounds(target: Target, given: Given): Promise<Rounds> {
  const { setting, count, found } = target
  const { people, pool, secrets } = given
  const { chat } = setting
  const { owners, pressers, buyer, banned, former } = people
  const shutOutIds = new Set([banned.telegramId])
  const ids = [...secrets.keys()].filter((secret) => !secret.startsWith('gw_'))
  const regulars: Person[] = [
    ...pressers.map(({ telegramId }) => ({ who: telegramId, as: 'a holder' })),
    { who: banned.telegramId, as: 'a banned holder' },
    { who: former.telegramId, as: 'a former manager' },
  ]
  let strangers = FIRST_STRANGER
  let lastAct = (await actsAfter(setting, 0)).at(-1)?.id ?? 0
  const tail = alarmsSince(setting)
  const balances = new Map<number, number>()
  for (const { telegramId } of pressers) balances.set(telegramId, PRESSER_USD)
  let states = await Promise.all(owners.map((owner) => shownByKeys(setting, owner)))
  const seen = [...pool.byVerb.values()].flat()
  const screensOf = (owner: Holder) => shownInChat(setting, owner, seen)
  const before = await Promise.all(owners.map(screensOf))
  let sinceActs: Pressed[] = []
  let rounds = 0

  async function pressAll(random: Random): Promise<Pressed[]> {
    const newcomers = Array.from({ length: STRANGERS }, () => ({
      ...{ who: strangers++, as: 'a person without an account' },
    }))
    // The bot cannot write to people who have never written to it.
    for (const { who, as } of newcomers)
      await chat.answer(who, () => chat.write(who, 'Hello', as), /./, SHOWN_MS)
    const everybody: Person[] = [...regulars, ...newcomers]
    const lists = await Promise.all(
      everybody.map(async ({ who, as }) => {
        const own = random.fork(String(who))
        const list: Pressed[] = []
        for (let i = 0; i < PRESSES; i++) {
          const changed = drawPress(own, pool)
          list.push(await pressAs(setting, { who, as, changed, secrets, ids, random: own }))
        }
        return list
      }),
    )
    for (const { who } of newcomers) await goesOn({ who, as: 'a newcomer' }, [])
    return lists.flat()
  }

  function judge(pressed: Pressed): void {
    const { as, changed, times, isAnswered, leak, said } = pressed
    count(`pressed by ${as}`, times)
    count(`pressed: ${changed.how}`)
    if (times > 1) count('pressed twice at once')
    if (pressed.typed !== null) count('texts and photos that belong to nothing')
    if (said.length > 0) count('presses answered with a sentence')
    const evidence = [told(pressed)]
    const verb = verbOf(changed.data)
    if (!isAnswered)
      found({
        ...{ check: 'buttons-answered', evidence },
        what: `No answer to "${verb}" (${changed.how}), pressed by ${as}, within ${SHOWN_MS / 1000} s.`,
      })
    if (leak !== null)
      found({
        ...{ check: 'buttons-secrets', evidence: [...evidence, leak] },
        what: `Pressing "${verb}" (${changed.how}) shows ${as} something of ${secrets.get(leak)}.`,
      })
  }

  /** Whether the bot still serves somebody; a holder's wallet is looked at on the way. */
  async function goesOn({ who, as }: Person, all: readonly Pressed[]): Promise<void> {
    const evidence = all.filter((one) => one.who === who).map(told)
    const isHolder = balances.has(who)
    const words = isHolder ? '/wallet' : '/start'
    const shown = await chat.answer(who, () => chat.write(who, words, as), /./, SHOWN_MS)
    if (shown === null)
      return found({
        check: 'buttons-alive',
        ...{ what: `${words} of ${as} ${who} is not answered.`, evidence },
      })
    const usd = Number(BALANCE.exec(shown.text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN)
    const was = balances.get(who)
    if (was === undefined) return
    if (Number.isNaN(usd)) return count('wallets that could not be read')
    balances.set(who, usd)
    if (usd > PRESSER_USD)
      found({
        check: 'buttons-money',
        ...{ what: `${as} ${who} has $${usd} of $${PRESSER_USD} at first.`, evidence },
      })
    const mayCost = all.some((one) => one.who === who && saysMoney(one.changed.data))
    if (usd < was) count('rounds that cost their presser something')
    if (usd < was && !mayCost)
      found({
        check: 'buttons-money',
        ...{ what: `${as} ${who} paid $${was - usd} by no button that says so.`, evidence },
      })
  }

  const saysMoney = (data: string) =>
    (pool.byVerb.get(verbOf(data)) ?? []).some(({ text }) => SAYS_MONEY.test(text))

  async function compareOwners(all: readonly Pressed[]): Promise<void> {
    const now = await Promise.all(owners.map((owner) => shownByKeys(setting, owner)))
    for (const [i, owner] of owners.entries())
      for (const [name, was, is] of differences(states[i] ?? {}, now[i] ?? {}))
        found({
          check: 'buttons-owners',
          what: `${name} of ${owner.name} changed while others pressed: ${suspects(owner, all)}`,
          evidence: [{ was, is }, ...all.map(told)],
        })
    states = now
  }

  /** Those who pressed something that the owner was shown, or that names something of the owner's. */
  function suspects({ telegramId, name }: Holder, all: readonly Pressed[]): string {
    const own = [...secrets].flatMap(([secret, of]) => (of === name ? [secret] : []))
    return all
      .filter(
        ({ changed: { seen, data } }) =>
          seen.by === telegramId || own.some((secret) => data.includes(secret)),
      )
      .map(({ as, who, changed }) => `${changed.data} (${as} ${who})`)
      .join(', ')
  }

  async function lookAtActs(): Promise<void> {
    const all = sinceActs
    sinceActs = []
    for (const act of await actsAfter(setting, lastAct)) {
      lastAct = act.id
      const fault = faultOfAct(act, shutOutIds)
      if (fault === null) continue
      const who = Number(act.actor.split(':')[1])
      found({
        check: 'buttons-acts',
        what: `${act.action} by ${act.actor} about ${act.about?.telegramId}: ${fault}.`,
        evidence: [act, ...all.filter((one) => one.who === who).map(told)],
      })
    }
  }

  return {
    async play(random) {
      const [all] = await Promise.all([pressAll(random), buyTwice(target, buyer)])
      for (const pressed of all) judge(pressed)
      await Promise.all(regulars.map((person) => goesOn(person, all)))
      await compareOwners(all)
      sinceActs.push(...all)
      if (++rounds % ACTS_EVERY === 0) await lookAtActs()
      for (const problem of tail(all)) found(problem)
    },
    async end() {
      await lookAtActs()
      const after = await Promise.all(owners.map(screensOf))
      for (const [i, { name }] of owners.entries())
        for (const [data, was, is] of differences(before[i] ?? {}, after[i] ?? {}))
          found({
            check: 'buttons-owners',
            what: `The screen of ${data} of ${name} has changed while others pressed.`,
            evidence: [{ was, is }],
          })
    },
  }
}
