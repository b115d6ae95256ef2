import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { type Checked, checkAdapter } from '../conformance/check.ts'
import type { Result, Verdict } from '../conformance/judge.ts'
import { problemText } from '../suppliers/adapter/file.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import { markOf } from '../suppliers/files.ts'
import { counted } from './counted.ts'
import { fileError } from './input.ts'
import { columns, table } from './output.ts'
import { perCent } from './progress.ts'
import { type Answer, CliError, type Session } from './session.ts'

const VERDICTS: Record<Verdict, string> = {
  safe: 'safe',
  waits: 'safe, waits for a person',
  lost: 'LOST',
  doubled: 'DOUBLED',
  stuck: 'STUCK',
  proof: 'WRONG',
}

export function addSupplierCheck(supplier: Command, session: Session): void {
  supplier
    .command('check')
    .description('prove that an adapter file loses and doubles nothing, whatever goes wrong')
    .argument('<file>', 'such as suppliers/north.yaml')
    .action((path: string) =>
      session.answer(async () => {
        const source = read(path)
        const checked = await session.interruptible((signal) =>
          checkAdapter(source, {
            signal,
            onProgress: (done, total) =>
              session.progress.show(
                `Trying what can go wrong: ${perCent(done, total)} of ${total}`,
              ),
          }),
        )
        session.progress.clear()
        return answerOf(path, source, checked)
      }),
    )
}

/** @throws CliError */
export function read(path: string): string {
  if (!path.endsWith('.yaml'))
    throw new CliError(`${path}: the name of an adapter file ends in .yaml.`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileError(error, path, 'read')
  }
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
  const mark = failed.length === 0 ? writeMark(path, source) : null
  return {
    json: {
      ...{ file: path, title: file.title, passed: failed.length === 0, problems: [] },
      examples: file.examples.length,
      faults: results.map(faultJson),
      mark,
    },
    text: [
      facts(file),
      faultTable(results),
      ...failed.map(failureText),
      counts(results, failed),
    ].join('\n\n'),
    ...(failed.length === 0
      ? {}
      : {
          failure: `${path} is not used: ${counted(failed.length, 'fault')} would cost money or goods.`,
        }),
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

function facts({ title, place, check, redeem, examples, tried }: AdapterFile): string {
  const asked =
    check === undefined
      ? place.idempotent
        ? 'by sending it again'
        : 'never: a person finds out what became of it'
      : `by ${check.by === 'id' ? "the supplier's id" : 'our ref'}${check.canAct ? ', which may do it' : ''}`
  return columns([
    ['supplier', title],
    ['used with the real service', tried ? 'yes' : 'not yet'],
    [
      'the same ref sent again',
      place.idempotent ? 'never does a second order' : 'may do a second order',
    ],
    ['an order is asked about', asked],
    ...(redeem
      ? [['codes are redeemed', redeem.idempotent ? 'once for each ref' : 'for each call']]
      : []),
    ['examples', `${examples.length}, each as the file takes it`],
  ])
}

function faultTable(results: readonly Result[]): string {
  const byFault = Map.groupBy(results, ({ scenario }) => scenario.fault)
  const rows = [...byFault].map(([fault, own]) => {
    const worst = [...own].sort((one, other) => severity(other) - severity(one))[0]
    const whys = new Set(own.map(({ why }) => why))
    return [
      fault,
      String(own.length),
      worst ? VERDICTS[worst.verdict] : '',
      [...whys].join('; or '),
    ]
  })
  return table(['WHAT GOES WRONG', 'TIMES', 'VERDICT', 'WHAT BECAME OF THE ORDER'], rows, '')
}

function severity({ verdict }: Result): number {
  return Object.keys(VERDICTS).indexOf(verdict)
}

function failureText({ scenario, verdict, why, calls }: Result): string {
  const { history, fault, hasNext } = scenario
  return [
    `${VERDICTS[verdict]}: ${why}`,
    `  the order     ${history.name}${hasNext ? '; another supplier could do it' : ''}`,
    `  what happens  ${fault}`,
    `  our calls     ${calls.slice(0, MAX_CALLS).join(', ')}${calls.length > MAX_CALLS ? ' …' : ''}`,
  ].join('\n')
}

const MAX_CALLS = 8

function counts(results: readonly Result[], failed: readonly Result[]): string {
  const waiting = results.filter(({ verdict }) => verdict === 'waits').length
  return `${counted(results.length, 'fault')}: ${results.length - waiting - failed.length} safe, ${waiting} safe and waiting for a person, ${failed.length} not safe.`
}

function faultJson({ scenario, verdict, why, calls }: Result) {
  const { history, fault, hasNext } = scenario
  return { fault, order: history.name, hasNext, verdict, why, calls }
}
