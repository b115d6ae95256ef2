// The marks of the files that come with the service are true: each passes its check as it is now. That of the reseller
// is what proves, in every run, that nothing between two services loses an order or does one twice.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAdapter } from '../../src/conformance/check.ts'
import { LONG_RUN } from '../helpers/process.ts'
import { sourceOf } from '../helpers/reseller-supplier.ts'

const PATIENCE_MS = 600_000
const kinds = globSync('*.yaml', { cwd: join(import.meta.dirname, '../../suppliers') }).sort()

test.each(LONG_RUN ? kinds : ['reseller.yaml'])(
  '%s',
  async (name) => {
    const checked = await checkAdapter(sourceOf(name.replace('.yaml', '')))
    expect(checked).toMatchObject({ failed: [] })
    expect('results' in checked && checked.results.length).toBeGreaterThan(500)
  },
  PATIENCE_MS,
)
