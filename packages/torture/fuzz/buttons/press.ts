import type { Random } from '../../random.ts'
import type { Setting } from '../setting.ts'
import type { Changed } from './mutations.ts'
import { leakIn, newIn, type Secrets } from './secrets.ts'
import { buttonsOf } from './walk.ts'

/** Who pressed what, and what came of it. */
export type Pressed = {
  who: number
  /** Such as `a holder`. */
  as: string
  changed: Changed
  /** Under which message, and how many times at once. */
  messageId: number
  times: number
  /** Of the service's log. */
  updateIds: readonly number[]
  /** What was typed or sent just before; null for nothing. */
  typed: string | null
  isAnswered: boolean
  /** The sentences with which the press itself was answered. */
  said: readonly string[]
  /** A secret of somebody else that was shown; null if none was. */
  leak: string | null
}

/** What is typed or sent before a press, and belongs to nothing. */
const ODD_TEXTS = [
  ...[
    '💥',
    '/cancel',
    '/nothing',
    '-1',
    '1e9',
    'NaN',
    '0',
    '999999999999999999999',
    '/buy',
    '/start x',
  ],
  ...['<b>bold</b>', '/credit 7300001 5 x', '/account 7300001', '/order', '/ban 7300001', '/admin'],
  ...['{"a":1}', 'yes', '/team 7300005 owner', '/claim', '/start order', '1, 2, 3', '203.0.113.9'],
] as const
const TYPED_SHARE = 0.15
const PHOTO_SHARE = 0.15
const TWICE_SHARE = 0.12
const SHOWN_MS = 15_000

/** Presses it as somebody, sometimes twice at once, sometimes under another message or in the middle of something. */
export async function pressAs(
  { chat }: Setting,
  given: {
    who: number
    as: string
    changed: Changed
    random: Random
    secrets: Secrets
    ids: readonly string[]
  },
): Promise<Pressed> {
  const { who, as, changed, random, secrets, ids } = given
  const before = await chat.messages(who)
  const isTyped = random.chance(TYPED_SHARE)
  const typed = isTyped ? random.pick(random.chance(0.5) ? ODD_TEXTS : [...ids, 'x']) : null
  if (typed !== null)
    await chat.answer(
      who,
      () =>
        random.chance(PHOTO_SHARE) ? chat.sendPhoto(who, typed, as) : chat.write(who, typed, as),
      /./,
      SHOWN_MS,
    )
  const messageId = random.pick([
    changed.seen.messageId,
    (await chat.messages(who)).at(-1)?.message_id ?? 0,
    (await buttonsOf(chat, who)).at(-1)?.messageId ?? 0,
  ])
  const times = random.chance(TWICE_SHARE) ? 2 : 1
  const calls = await Promise.all(
    Array.from({ length: times }, () => chat.pressData(who, messageId, changed.data, as, true)),
  )
  const answers = calls.map(({ body }) => body as { update_id?: number; answer?: Answer | null })
  const said = answers.flatMap(({ answer }) => answer?.text ?? [])
  const shown = newIn(before, await chat.messages(who))
  const known = `${changed.data}\n${typed ?? ''}`
  return {
    ...{ who, as, changed, messageId, times, typed, said },
    updateIds: answers.flatMap((one) => one.update_id ?? []),
    isAnswered: shown.length > 0 || answers.every(({ answer }) => answer != null),
    leak: leakIn([...said, ...shown].join('\n'), secrets, known),
  }
}

type Answer = { text?: string }

/** Everything that is needed to do it again. */
export function told({ who, as, changed, messageId, times, typed, said }: Pressed) {
  const { seen, data, how } = changed
  const under = messageId === seen.messageId ? 'its own message' : `message ${messageId}`
  return {
    ...{ data, how, pressedBy: `${as} ${who}`, times, under, said },
    seen: `"${seen.text}" ${seen.data} by ${seen.by}`,
    ...(typed === null ? {} : { typedBefore: typed }),
  }
}
