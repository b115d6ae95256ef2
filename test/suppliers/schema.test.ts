// The JSON Schema of adapter files, by which editors complete and check them.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileSchema } from '../../src/suppliers/adapter/schema.ts'

/** Written anew by `npm run suppliers:schema`. */
const SCHEMA = join(import.meta.dirname, '../../suppliers/schema.json')

test('is the one that the service reads by', async () => {
  const schema = z.toJSONSchema(fileSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(SCHEMA)
})
