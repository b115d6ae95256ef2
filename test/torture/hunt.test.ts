import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMutants, type Mutant } from '../../packages/torture/mutants/apply.ts'
import { type Hunt, isGood } from '../../packages/torture/mutants/hunt.ts'
import { planFor } from '../../packages/torture/mutants/plan.ts'
import { writeTable } from '../../packages/torture/mutants/table.ts'
import { NAMES } from '../../packages/torture/parts.ts'

const mutants = listMutants()
const [first] = mutants as [Mutant]
const problem = { check: 'wallet-sums', what: 'It does not add up.', evidence: [] }
const hunt = (over: Partial<Hunt>): Hunt => ({
  ...{ mutant: first, plan: 'orders', problems: [problem], plays: 1, seconds: 30, skipped: null },
  ...over,
})

describe('the plan of each planted bug', () => {
  it.each(['sqlite', 'postgres'] as const)('is a play that %s can have', (engine) => {
    for (const [i, { name }] of mutants.entries()) {
      const plan = planFor(i + 1, engine)
      expect(NAMES.mutants).toContain(name)
      expect(plan.kind === 'history' ? plan.clients.length : engine === 'sqlite').toBeTruthy()
      if (plan.kind === 'history')
        for (const { count } of plan.clients) expect(count).toBeGreaterThan(0)
    }
  })
})

describe('a hunt', () => {
  it('is good where a bug is caught, and nothing is found without one', () => {
    expect(isGood(hunt({}))).toBe(true)
    expect(isGood(hunt({ problems: [] }))).toBe(false)
    expect(isGood(hunt({ mutant: null, problems: [] }))).toBe(true)
    expect(isGood(hunt({ mutant: null }))).toBe(false)
    expect(isGood(hunt({ problems: [], skipped: 'no loop devices' }))).toBe(true)
  })

  it('is told in a table, which counts only what was caught', () => {
    const report = mkdtempSync(join(tmpdir(), 'hunt-'))
    try {
      const options = { minutes: 5, seed: 's', engine: 'sqlite', only: null } as const
      const hunts = [
        hunt({ problems: [problem, problem] }),
        hunt({ problems: [] }),
        hunt({ problems: [], skipped: 'no loop devices' }),
        hunt({ mutant: null, problems: [] }),
      ]
      const { file } = writeTable({ ...options, mutants: true, report }, hunts)
      const text = readFileSync(file, 'utf8')
      expect(text).toContain('1 of 3 were caught.')
      expect(text).toContain(`| ${first.name} | orders | wallet-sums 2 | 1 | 30 |`)
      expect(text).toContain(`| ${first.name} | orders | **survived** | 1 | 30 |`)
      expect(text).toContain(`| ${first.name} | orders | no loop devices | 1 | 30 |`)
      expect(text).toContain('| none | orders | quiet | 1 | 30 |')
    } finally {
      rmSync(report, { recursive: true })
    }
  })
})
