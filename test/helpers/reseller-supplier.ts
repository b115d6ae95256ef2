import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../../src/suppliers/adapter/adapter.ts'
import { readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import type { AdapterFile } from '../../src/suppliers/adapter/schema.ts'

const FOLDER = join(import.meta.dirname, '../../suppliers')

/** The text of an adapter file that comes with the service. */
export function sourceOf(kind: string): string {
  return readFileSync(join(FOLDER, `${kind}.yaml`), 'utf8')
}

/** An adapter file that comes with the service. */
export function shippedAdapter(kind: string): AdapterFile {
  const read = readAdapterFile(sourceOf(kind))
  if ('file' in read) return read.file
  throw new Error(JSON.stringify(read.problems))
}

/** Another service with our API, as its adapter file describes it. */
export function createResellerSupplier(settings: {
  baseUrl: string
  apiKey: string
  allowLoss: boolean
  clock: () => Date
  listTimeoutMs?: number
}): Supplier {
  const { baseUrl, apiKey, ...rest } = settings
  return createAdapterSupplier({
    ...{ kind: 'reseller', file: shippedAdapter('reseller'), rate: 1 },
    settings: { URL: baseUrl },
    secrets: { KEY: apiKey },
    ...rest,
  })
}
