import { isRefusal } from '../../../domain/shared/errors.ts'
import type { Right } from '../../../domain/team/team.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { PlainId } from '../../../locales/translate.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, doButton, openButton } from '../../kit/acts.ts'
import type { Fields } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'

/** Something that waits for a person, in the list. */
export type Item = { key: string; at: Date; what: string; who: string }
/** All about an item, and the buttons for what can be decided about it. */
export type Card = { title: string; body: Part; buttons?: Part }

/** A decision about the item with the key `id`. It needs no right besides that of its kind. */
type DecisionWith<F extends Fields> = Pick<Act<F>, 'fields' | 'preview' | 'run'> & {
  title: (ask: Ask) => string
  /** The item is shown again, not the next one. */
  stays?: true
}

type Decision = DecisionWith<Fields>

/** A kind of what waits. */
export type Kind = {
  /** In addresses. */
  name: string
  right: Right
  label: PlainId
  /** The oldest that wait, at most so many. */
  load: (ask: Ask, limit: number) => Promise<Item[]>
  /** @throws DomainError if there is none with this key */
  card: (ask: Ask, key: string) => Promise<Card>
  decisions: Record<string, Decision>
}

/** For the type of its fields. */
export function decision<F extends Fields>(one: DecisionWith<F>): Decision {
  return one as unknown as Decision
}

export function pathOf(kind: Pick<Kind, 'name'>, key: string, decision?: string): string {
  const path = `/panel/inbox/${kind.name}/${encodeURIComponent(key)}`
  return decision === undefined ? path : `${path}/${decision}`
}

/** Decided meanwhile, or not as it was shown: the item says how it is now. */
const OVER = [
  ...['DEPOSIT_DECIDED', 'CLAIM_DECIDED', 'PAYMENT_DECIDED', 'APPROVAL_OVER'],
  ...['RECEIPT_SENT_SINCE', 'TASK_ENDED', 'TASK_TAKEN', 'TASK_NOT_YOURS', 'INCIDENT_TOLD'],
  'ORDER_NOT_WAITING',
] as const

/** A decision at its address. @param nextAfter where the person goes on */
export function actOf(
  kind: Kind,
  { stays, ...one }: Decision,
  nextAfter: (ask: Ask, kind: Kind, key: string) => Promise<string>,
): Act {
  return act({
    ...one,
    right: kind.right,
    async about(ask, { id = '' }) {
      const { title, body } = await kind.card(ask, id)
      return html`<div class="case"><h2>${title}</h2>${body}</div>`
    },
    async run(sent, params, ...input) {
      const { id = '' } = params
      const own = pathOf(kind, id)
      const next = stays ? own : await nextAfter(sent, kind, id)
      try {
        return { ...(await one.run(sent, params, ...input)), to: next }
      } catch (error) {
        const said = OVER.some((code) => isRefusal(error, code)) && refusalIn(sent.texts, error)
        if (!said) throw error
        return { said, to: own }
      }
    },
    back: ({ id = '' }) => pathOf(kind, id),
  })
}

type How = { danger?: boolean; letter?: string; values?: Record<string, string> }

/** The button of a decision, by its name: one with `values`, or without fields, is sent at once; others open their form. */
export function decisionButton(
  ask: Ask,
  kind: Kind,
  key: string,
  name: string,
  { values, ...look }: How = {},
): Part {
  const one = kind.decisions[name]
  const path = pathOf(kind, key, name)
  const label = one?.title(ask) ?? name
  if (one?.fields && values === undefined) return openButton(label, path, look)
  return doButton(ask, label, path, { ...look, values: values ?? {} })
}
