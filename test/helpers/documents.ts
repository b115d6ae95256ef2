import { onTestFinished } from 'vitest'
import { createDocuments } from '../../src/documents/documents.ts'

/** The process that reads documents; it is gone when the test has finished. */
export function testDocuments(timing?: Parameters<typeof createDocuments>[1]) {
  const documents = createDocuments('suppliers', timing)
  onTestFinished(() => documents.close())
  return documents
}
