import { writeFileSync } from 'node:fs'
import { type Checked, checkAdapter } from '../conformance/check.ts'
import type { Result } from '../conformance/verdict.ts'
import { problemText } from '../suppliers/adapter/file.ts'
import { markOf } from '../suppliers/files.ts'
import { type Answer, counted } from './answer.ts'
import type { Command } from './command.ts'
import { readBytes } from './files.ts'
import { CliError, perCent } from './session.ts'

export function addSupplierCheck(supplier: Command): void {
  const { interruptible, progress } = supplier.session
  const onProgress = (done: number, total: number) =>
    progress.show(`Trying what can go wrong: ${perCent(done, total)} of ${total}`)
  supplier
    .add('check', 'prove that an adapter file loses and doubles nothing, whatever goes wrong')
    .argument('<file>', 'such as suppliers/north.yaml')
    .answers(async (_, path: string) => {
      const source = read(path)
      const checked = await interruptible((signal) => checkAdapter(source, { signal, onProgress }))
      progress.clear()
      return answerOf(path, source, checked)
    })
}

/** @throws CliError */
export function read(path: string): string {
  if (path.endsWith('.yaml')) return readBytes(path).toString()
  throw new CliError(`${path}: the name of an adapter file ends in .yaml.`)
}

function answerOf(path: string, source: string, checked: Checked): Answer {
  if ('problems' in checked) {
    const { problems } = checked
    return {
      json: { file: path, passed: false, problems, faults: [], mark: null },
      text: problems.map((one) => problemText(path, one)).join('\n'),
      failure: `${path} has ${counted(problems.length, 'problem')}: nothing was tried.`,
    }
  }
  const { file, results, failed } = checked
  const passed = failed.length === 0
  const problem = `${path} is not used: ${counted(failed.length, 'fault')} would cost money or goods.`
  return {
    json: {
      ...{ file: path, title: file.title, passed, problems: [] },
      failed: failed.map(faultJson),
      faults: results.map(faultJson),
      mark: passed ? writeMark(path, source) : null,
    },
    hidden: 'faults',
    next: [counts(results, failed)],
    failure: passed ? undefined : problem,
  }
}

/** @returns the file of the mark. @throws CliError */
function writeMark(path: string, source: string): string {
  const mark = markOf(path, source)
  try {
    writeFileSync(mark.path, mark.text)
    return mark.path
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CliError(
      `${path} has passed, but its mark ${mark.path} could not be written (${reason}). The service uses a file only with its mark beside it: check it where the folder can be written.`,
    )
  }
}

function counts(results: readonly Result[], failed: readonly Result[]): string {
  const waiting = results.filter(({ verdict }) => verdict === 'waits').length
  return `${counted(results.length, 'fault')}: ${results.length - waiting - failed.length} safe, ${waiting} safe and waiting for a person, ${failed.length} not safe.`
}

function faultJson({ scenario, verdict, why, calls }: Result) {
  const { history, fault, hasNext } = scenario
  return { fault, order: history.name, hasNext, verdict, why, calls }
}
