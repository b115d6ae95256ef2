import { createHash } from 'node:crypto'
import type { Act, Decision, Outcome, Question } from '../../decisions/decision.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { changeLines, factLines } from '../../locales/decided/facts.ts'
import { bold, type Html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { refusalText } from '../kit/answers.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { type Button, button, buttonIfFits, type Screen, send, showBelow } from '../kit/screen.ts'
import { doing, type Viewing, viewing } from '../kit/viewing.ts'
import { askedScreen } from './asking.ts'

// What waits for a person: a card with what one decides by, in notices and wherever it is opened, and a button
// for each decision. Some act at once. The others say what they would do, and are done by one more button or by
// what is typed. Then the card shows how it is now.

/** Refusals of what was typed. After any other, there is nothing to decide. */
const TYPED = ['REASON_MISSING', 'REASON_TOO_LONG', 'INVALID_DELIVERY', 'CODE_TOO_LONG'] as const

/** Something that waits. `key`: what names it in buttons. */
export type Case = {
  /** Its buttons are `a.<name>` and `a.<name>-<ask>`, and `a.<name>!` with what decides. */
  name: string
  /** How it is now. @throws DomainError if there is none with this key */
  card: (about: Viewing, key: string) => Promise<NoticeScreen>
  /** What decides without a question. */
  acts?: Record<string, Act>
  /**
   * @param arg what its button carries after the key, or the choice that was pressed
   * @throws DomainError if it cannot be decided any more
   */
  asks?: Record<string, (ctx: BotContext, key: string, arg: string) => Promise<Asked>>
}

/** A question about a decision. */
export type Asked = {
  text: Html
  /** A button for each; nothing else can be chosen. */
  choices: readonly (readonly [choice: string, label: string])[]
  more?: Button[]
  /** What it rests on. If that has changed when it is answered, it is asked again. */
  seen?: unknown
  /** Something may be typed instead, or sent as a text file. */
  typed?: true
  run: (given: { choice: string; typed?: string }) => Promise<Outcome>
}

type Given = Parameters<Asked['run']>[0]
type How<Input> = Pick<Asked, 'choices' | 'more' | 'typed'> & {
  /** Above the question. */
  head?: Line
  /** Below it. */
  foot?: Line
  /** What is decided by the button or text; nothing is given yet as it is asked. */
  input: (given: Given) => Input
}

/** The question of a decision. */
export async function askedOf<Input>(
  ctx: BotContext,
  one: Decision<Input>,
  key: string,
  { head = null, foot = null, input, ...how }: How<Input>,
): Promise<Asked> {
  const by = doing(ctx)
  const { seen, ...question } = await one.question(by, key, input({ choice: '' }))
  const text = lines(head, ...questionLines(ctx.texts, question), foot)
  return { ...how, text, seen, run: (given) => one.run(by, key, input(given)) }
}

export function questionLines(texts: Texts, question: Question): Line[] {
  const { says, warn, facts = [], changes = [], second } = question
  const more = [...changeLines(texts, changes), ...factLines(texts, facts), second ?? null]
  const isMore = more.some((line) => line !== null && line !== false)
  return [...says, warn ? bold(warn) : null, isMore && '', ...more]
}

/** The buttons and answers of everything that can be decided about a case. */
export function deciding({ name, card, acts = {}, asks = {} }: Case) {
  const verb = `a.${name}`
  const verdict = `${verb}!`
  const present = (ctx: BotContext, key: string) => card(viewing(ctx), key)
  const askIn = (decision: string) => (Object.hasOwn(asks, decision) ? asks[decision] : undefined)

  async function ask(ctx: BotContext, decision: string, key: string, arg = ''): Promise<void> {
    const asked = await askIn(decision)?.(ctx, key, arg)
    if (asked) await showQuestion(ctx, decision, key, asked)
  }

  async function showQuestion(ctx: BotContext, decision: string, key: string, asked: Asked) {
    const { text, choices, more = [], typed } = asked
    const carried = [key, decision, digestOf(asked)]
    await showBelow(ctx, {
      text,
      buttons: [
        ...choices.map(([choice, label]) =>
          buttonIfFits(label, verdict, ...carried, ...(choice === '' ? [] : [choice])),
        ),
        more,
        [button.cancel(ctx.t, verb, key)],
      ],
    })
    if (typed) ctx.ask(verb, ...carried)
  }

  async function decide(
    ctx: BotContext,
    [key = '', decision = '', digest = '', choice = '']: string[],
    typed?: string,
  ): Promise<void> {
    const old = () => ctx.say(ctx.t('common-old-button'), 'alert')
    const done = Object.hasOwn(acts, decision) && (await acts[decision]?.run(doing(ctx), key, {}))
    if (done) return concluded(ctx, card, key, done)
    const asked = await askIn(decision)?.(ctx, key, choice)
    if (!asked) return old()
    if (digestOf(asked) !== digest) {
      await showQuestion(ctx, decision, key, asked)
      return old()
    }
    const isOffered = asked.choices.some(([one]) => one === choice)
    if (typed === undefined ? !isOffered : !asked.typed) return old()
    await concluded(
      ctx,
      card,
      key,
      await asked.run(typed === undefined ? { choice } : { choice, typed }),
    )
  }

  const questions = Object.keys(asks).map((decision) => {
    const open = (ctx: BotContext, [key = '', arg]: string[]) =>
      orCard(ctx, card, key, ask(ctx, decision, key, arg))
    return [`${verb}-${decision}`, open] as const
  })
  return {
    buttons: {
      // `new`: pressed below a notice, which must stay in the chat.
      [verb]: async (ctx, [key = '', how]) =>
        (how === 'new' ? send : showBelow)(ctx, await present(ctx, key)),
      [verdict]: (ctx, args) => orCard(ctx, card, args[0] ?? '', decide(ctx, args)),
      ...Object.fromEntries(questions),
    },
    decides: { [verdict]: verb },
    answers: {
      [verb]: (ctx, args, text) => orCard(ctx, card, args[0] ?? '', decide(ctx, args, text), true),
    },
  } satisfies Feature
}

function digestOf({ seen = null }: Asked): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 4)
}

/** If it is refused, because it was decided before or is impossible, shows how it is now. */
async function orCard(
  ctx: BotContext,
  card: Case['card'],
  key: string,
  work: Promise<void>,
  isTyped = false,
): Promise<void> {
  try {
    await work
  } catch (error) {
    const refusal = refusalText(ctx, error)
    // Another answer is asked for.
    if (refusal === null || (isTyped && TYPED.some((code) => isRefusal(error, code)))) throw error
    await showWith(ctx, refusal, await card(viewing(ctx), key), 'alert')
  }
}

/** Shows what came of a decision. */
async function concluded(
  ctx: BotContext,
  card: Case['card'],
  key: string,
  done: Outcome,
): Promise<void> {
  if ('asked' in done) return showBelow(ctx, await askedScreen(ctx, done.asked))
  await showWith(ctx, done.said, await card(viewing(ctx), key))
}

/** Shows a screen below a sentence or, if a button was pressed, in its message. */
async function showWith(ctx: BotContext, said: string, screen: Screen, how?: 'alert') {
  if (!ctx.callbackQuery) return send(ctx, { ...screen, text: lines(said, '', screen.text) })
  ctx.say(said, how)
  await showBelow(ctx, screen)
}
