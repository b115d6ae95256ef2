import { onTestFinished } from 'vitest'
import { createDocuments } from '../../src/documents/documents.ts'

/** The process that reads documents; it is gone when the test has finished. */
export function testDocuments(...timing: Parameters<typeof createDocuments>) {
  const documents = createDocuments(...timing)
  onTestFinished(() => documents.close())
  return documents
}
