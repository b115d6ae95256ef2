import { carryOutOrAsk, type Outcome } from '../../decisions/decision.ts'
import type { OneStep } from '../../domain/approvals/decisions.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { refusalIn } from '../../locales/refusals.ts'
import type { Ask, Sent } from '../ask.ts'
import { type Fields, fieldPart, hiddenPart, type InputOf, readFields } from './fields.ts'
import { html, type Part } from './html.ts'
import type { Rights, Screen } from './screen.ts'
import { plainly } from './words.ts'

/** What is in the address, by its name in the path. */
export type Params = Readonly<Record<string, string>>
/** What a form sent, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

/** What an act did. `to`: where the person goes on, if not back. `file`: what they get instead of a page. */
export type Done = { said: string; undo?: number | undefined; to?: string; file?: Response }
/** `seen`: what `run` compares with, so that nobody says Yes to something else than what was shown. */
export type Preview = { part: Part; seen: string }

/**
 * Something that a person can do, at an address of its own: the form that asks what it needs, what it would change,
 * and Yes. It calls the domain's verbs, and decides nothing itself.
 */
export type Act<F extends Fields = Fields> = {
  /** Absent: that of its page. */
  right?: Rights
  title: (ask: Ask, params: Params) => string | Promise<string>
  /** What it is about, above the form. */
  about?: (ask: Ask, params: Params) => Part | Promise<Part>
  /** @param typed what was sent, by the names of the fields; nothing as the form is opened */
  fields?: (ask: Ask, params: Params, typed: Typed) => F | Promise<F>
  /** The form itself, where it is no column of its fields. */
  layout?: (ask: Ask, params: Params, typed: Typed) => Part | Promise<Part>
  /**
   * What it would change, which the person reads before Yes; null: nothing that needs a question.
   * @throws DomainError as `run`
   */
  preview?: (ask: Ask, params: Params, input: InputOf<F>) => Promise<Part | Preview | null>
  /**
   * @param seen that of the preview; null if it has none
   * @throws DomainError, whose sentence the person reads above their form
   */
  run: (sent: Sent, params: Params, input: InputOf<F>, seen: string | null) => Promise<Done>
  /** Where it was begun. */
  back: (params: Params) => string
}

/** For the type of its fields. */
export function act<F extends Fields>(one: Act<F>): Act {
  return one as unknown as Act
}

/** The form of an act, as it is opened; its question, if there is nothing to fill in. */
export async function formScreen(ask: Ask, one: Act, params: Params): Promise<Screen> {
  const fields = (await one.fields?.(ask, params, {})) ?? {}
  const isFilledIn = Object.keys(fields).length > 0
  const preview = isFilledIn ? null : ((await one.preview?.(ask, params, {})) ?? null)
  if (preview !== null) return question(ask, one, params, {}, preview)
  return screenOf(ask, one, params, await parts(ask, one, params, {}), null)
}

/**
 * Carries a form out, or shows what there is to say first.
 * @param typed what the form sent, by the names of its fields
 * @returns what was done, or the page that goes on
 */
export async function send(
  sent: Sent,
  one: Act,
  params: Params,
  typed: Record<string, string>,
): Promise<Done | { screen: Screen; status: 200 | 422 }> {
  const again = async (problem: string) => {
    const form = await parts(sent, one, params, typed)
    return { screen: await screenOf(sent, one, params, form, problem), status: 422 as const }
  }
  try {
    const fields = (await one.fields?.(sent, params, typed)) ?? {}
    const input = readFields(fields, typed)
    if (typed.yes === undefined && one.preview && typed.change === undefined) {
      const preview = await one.preview(sent, params, input)
      if (preview !== null)
        return { screen: await question(sent, one, params, typed, preview), status: 200 }
    }
    if (typed.change !== undefined)
      return {
        screen: await screenOf(sent, one, params, await parts(sent, one, params, typed), null),
        status: 200,
      }
    return await one.run(sent, params, input, typed.shown ?? null)
  } catch (error) {
    const problem = isRefusal(error, 'FORM_SENT') ? null : refusalIn(sent.texts, error)
    if (problem === null) throw error
    return again(problem)
  }
}

async function parts(
  ask: Ask,
  one: Act,
  params: Params,
  typed: Record<string, string>,
): Promise<Part> {
  if (one.layout) return one.layout(ask, params, typed)
  const fields = Object.entries((await one.fields?.(ask, params, typed)) ?? {})
  return fields.map(([name, field]) => fieldPart(name, field, typed[name]))
}

async function screenOf(
  ask: Ask,
  one: Act,
  params: Params,
  fields: Part,
  problem: string | null,
): Promise<Screen> {
  const title = await one.title(ask, params)
  const { t, url } = ask
  return {
    title,
    body: html`${await one.about?.(ask, params)}
${problem !== null && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${url.pathname}"${one.layout ? '' : html` class="card"`} enctype="multipart/form-data">${ownParts(ask)}${fields}
<p class="buttons"><button class="main">${one.preview ? t('panel-next') : title}</button> <a class="button" href="${one.back(params)}">${t('common-cancel')}</a></p></form>`,
  }
}

/** What it would change, with Yes. */
async function question(
  ask: Ask,
  one: Act,
  params: Params,
  typed: Record<string, string>,
  preview: Part | Preview,
): Promise<Screen> {
  const { t, url } = ask
  const fields = (await one.fields?.(ask, params, typed)) ?? {}
  const kept = Object.keys(fields).map((name) => hiddenPart(name, typed[name] ?? ''))
  const isTyped = Object.values(fields).some(({ as }) => as !== 'hidden')
  const isCompared = preview !== null && typeof preview === 'object' && 'seen' in preview
  return {
    title: await one.title(ask, params),
    body: html`${await one.about?.(ask, params)}
<form method="post" action="${url.pathname}" class="card" enctype="multipart/form-data">${ownParts(ask)}${kept}${isCompared && hiddenPart('shown', preview.seen)}
${isCompared ? preview.part : preview}
<p class="buttons"><button class="main" name="yes" value="1" autofocus>${t('panel-yes')}</button> ${
      isTyped && html`<button name="change" value="1">${t('panel-change')}</button> `
    }<a class="button" href="${one.back(params)}">${t('common-cancel')}</a></p></form>`,
  }
}

/** What every form carries: the session's key, and a number of its own, so that it counts once. */
export function ownParts({ formKey }: Pick<Ask, 'formKey'>): Part {
  return [hiddenPart('key', formKey), hiddenPart('form', crypto.randomUUID())]
}

type ButtonHow = {
  danger?: boolean
  letter?: string
  /** What is said of it to those who do not see it. */
  says?: string
  values?: Record<string, string>
}

/** A button that does something at once. `values`: what its act reads. `letter`: the key that presses it. */
export function doButton(ask: Ask, label: string, path: string, how: ButtonHow = {}): Part {
  const { danger = false, letter, says, values = {} } = how
  const kept = Object.entries(values).map(([name, value]) => hiddenPart(name, value))
  return html`<form method="post" action="${path}" class="inline">${ownParts(ask)}${kept}<button${danger && html` class="danger"`}${letter && html` data-letter="${letter}"`}${says && html` aria-label="${says}"`}>${label}${letter && html` <kbd>${letter}</kbd>`}</button></form>`
}

/** A button that opens the form of an act. */
export function openButton(
  label: string,
  path: string,
  how: Pick<ButtonHow, 'danger' | 'letter'> = {},
): Part {
  const { danger = false, letter } = how
  return html`<a class="button${danger && ' danger'}" href="${path}"${letter && html` data-letter="${letter}"`}>${label}${letter && html` <kbd>${letter}</kbd>`}</a>`
}

/** Old and new values, such as of a balance. */
export function changes(rows: readonly (readonly [label: string, from: Part, to: Part])[]): Part {
  return html`<table class="changes">${rows.map(([label, from, to]) => html`<tr><th scope="row">${label}</th><td>${from}</td><td aria-hidden="true">→</td><td><strong>${to}</strong></td></tr>`)}</table>`
}

/** Carries a decision out, or asks for a second person first. @throws DomainError as carryOutOrAsk */
export async function decide(sent: Sent, decision: OneStep, done: Done): Promise<Done> {
  const outcome = await carryOutOrAsk(sent, decision, () => ({ said: done.said }))
  return 'asked' in outcome ? doneOf(sent, outcome) : done
}

/** What there is to say, or that it waits for a second person. */
export function doneOf({ t }: Ask, outcome: Outcome): Done {
  if ('asked' in outcome) return { said: t('panel-asked-second'), to: '/panel/inbox' }
  return { ...outcome, said: plainly(outcome.said) }
}
