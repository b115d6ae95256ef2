import type { Decision, Question, Act as Run } from '../../decisions/decision.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { Line } from '../../locales/html.ts'
import type { Ask, Sent } from '../ask.ts'
import { type Act, changes, type Done, doneOf, type Params, type Preview } from './acts.ts'
import { factsPart } from './facts.ts'
import type { Field, Fields, InputOf } from './fields.ts'
import { html, markup, type Part, sentence } from './html.ts'
import { plainly } from './words.ts'

type By<Input> = Run<Input> | Decision<Input>
type FieldsOf<F extends Fields> = (ask: Ask, params: Params) => F | Promise<F>
/** The fields that are read as this. */
type FieldsFor<Input> = { [Name in keyof Input]: Field<Input[Name]> }
/** What is decided, of what was sent. */
type Reads<F extends Fields, Input> = (
  typed: InputOf<F>,
  ask: Ask,
  key: string,
) => Input | Promise<Input>
type Decided = Pick<Act, 'fields' | 'preview' | 'run'>

/** Asks and does what a decision about the thing with the key `id` says. @param input absent: as it was sent */
export function decided(by: By<unknown>): Decided
export function decided<Input>(
  by: By<Input>,
  fields: (ask: Ask, params: Params) => FieldsFor<Input> | Promise<FieldsFor<Input>>,
): Decided
export function decided<F extends Fields, Input>(
  by: By<Input>,
  fields: FieldsOf<F>,
  input: Reads<F, NoInfer<Input>>,
): Decided
export function decided<F extends Fields, Input>(
  by: By<Input>,
  fields?: FieldsOf<F>,
  input?: Reads<F, Input>,
): Decided {
  type Typed = InputOf<F>
  const given = async (typed: Typed, ask: Ask, id: string) =>
    input ? input(typed, ask, id) : (typed as unknown as Input)
  const asked = async (one: Decision<Input>, ask: Ask, { id = '' }: Params, typed: Typed) => {
    const { seen = null, ...question } = await one.question(ask, id, await given(typed, ask, id))
    return { question, seen: JSON.stringify(seen) }
  }
  return {
    ...(fields && { fields }),
    ...('question' in by && {
      async preview(ask: Ask, params: Params, typed: Typed): Promise<Preview> {
        const { question, seen } = await asked(by, ask, params, typed)
        return { part: questionPart(ask, question), seen }
      },
    }),
    async run(sent: Sent, params: Params, typed: Typed, shown: string | null): Promise<Done> {
      if (
        'question' in by &&
        shown !== null &&
        (await asked(by, sent, params, typed)).seen !== shown
      )
        throw new DomainError('FORM_OUTDATED')
      const { id = '' } = params
      return doneOf(sent, await by.run(sent, id, await given(typed, sent, id)))
    },
  } as unknown as Decided
}

export function questionPart(
  ask: Ask,
  { says, warn, facts = [], changes: rows = [], second = null }: Question,
): Part {
  return html`${says.map(linePart)}${warn && html`<p class="alarm">${plainly(warn)}</p>`}
${rows.length > 0 && changes(rows)}${facts.some(Boolean) && factsPart(ask, facts)}${sentence(second)}`
}

function linePart(line: Line): Part {
  if (line === null || line === false) return null
  return html`<p>${typeof line === 'object' ? markup(line) : plainly(String(line))}</p>`
}
