import { problemsWithExamples } from '../suppliers/adapter/examples.ts'
import { type FileProblem, readAdapterFile } from '../suppliers/adapter/file.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { hasPassed, type Result } from './judge.ts'
import { missingExamples } from './needs.ts'
import { type ProveOptions, prove } from './prove.ts'

export type Checked =
  /** Nothing was played. */
  { problems: FileProblem[] } | { file: AdapterFile; results: Result[]; failed: Result[] }

/**
 * Whether an adapter file may be used: whether it is right, its examples are what it takes them for, and
 * nothing that can go wrong with its supplier loses or doubles money or goods.
 */
export async function checkAdapter(source: string, options: ProveOptions = {}): Promise<Checked> {
  const read = readAdapterFile(source)
  if ('problems' in read) return read
  const { file, problemAt } = read
  const found = [...(await problemsWithExamples(file)), ...(await missingExamples(file))]
  if (found.length > 0)
    return { problems: found.map(({ path, message }) => problemAt(path, message)) }
  const results = await prove(file, options)
  return { file, results, failed: results.filter((one) => !hasPassed(one)) }
}
