import { carryOut, type OneStep } from '../../domain/approvals/decisions.ts'
import { previewPrices } from '../../domain/catalog/reprice.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { decidedSaid } from '../../locales/decided/decision.ts'
import type { Ask } from '../ask.ts'
import { type Act, act, changes, decide, type Params } from './acts.ts'
import { factsPart } from './facts.ts'
import type { Fields, InputOf } from './fields.ts'
import { html } from './html.ts'

type DecisionAct<F extends Fields> = Omit<Act<F>, 'preview' | 'run'> & {
  /** What the form asks for: only what differs from how it is. @throws DomainError */
  decision: (ask: Ask, params: Params, input: InputOf<F>) => Promise<OneStep>
  said: (ask: Ask) => string
}

/** Something that may wait for a second person, who reads the same as whoever says Yes here. */
export function decisionAct<F extends Fields>({ decision, said, ...rest }: DecisionAct<F>): Act {
  return act<F>({
    ...rest,
    async preview(ask, params, input) {
      const { deps, actor, now, t } = ask
      const one = await decision(ask, params, input)
      // What it refuses is said before Yes.
      await previewPrices(deps.store, (tx) => carryOut(tx, one, actor, now))
      const { facts = [], changes: rows = [] } = await decidedSaid(ask, one)
      const part =
        rows.length === 0
          ? html`<p>${t('panel-money-no-change')}</p>`
          : // A single one only names what the title names.
            html`${changes(rows)}${facts.length > 1 && factsPart(ask, facts)}`
      return { part, seen: JSON.stringify(one) }
    },
    async run(sent, params, input, seen) {
      const one = await decision(sent, params, input)
      if (seen !== null && seen !== JSON.stringify(one)) throw new DomainError('FORM_OUTDATED')
      const done = { said: said(sent) }
      const isSame = 'changes' in one && Object.keys(one.changes).length === 0
      return isSame ? done : decide(sent, one, done)
    },
  })
}
