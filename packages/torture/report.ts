import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { CHECKS } from './checks/all.ts'
import type { Call } from './history.ts'
import type { Options } from './options.ts'
import type { Result } from './parts.ts'
import type { Problem } from './problem.ts'
import type { HistoryRun } from './run.ts'

/** Of one problem; the rest is in the history. */
const MAX_EVIDENCE = 2000
const MAX_SHOWN = 50

/**
 * Writes report.md, and the problems as JSON, into the folder of the options.
 * @returns the path of report.md
 */
export function writeReport(options: Options, results: readonly Result[]): string {
  mkdirSync(options.report, { recursive: true })
  const problems = results.flatMap((result) => result.problems)
  writeFileSync(join(options.report, 'problems.json'), JSON.stringify(problems, null, 2))
  const file = join(options.report, 'report.md')
  writeFileSync(file, textOf(options, results, problems))
  return file
}

function textOf(
  { seed, minutes, engine, only }: Options,
  results: readonly Result[],
  problems: readonly Problem[],
): string {
  const again = [
    `npm run torture -- --seed ${seed} --minutes ${minutes} --engine ${engine}`,
    ...(only === null ? [] : [`--only ${only.join(',')}`]),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  return `# Torture of ${new Date().toISOString().slice(0, 10)}

${problems.length === 0 ? '**Every promise was kept.**' : `**${problems.length} problems.**`}

| | |
| --- | --- |
| again | \`${again.join(' ')}\` |
| version | ${commit()} |
| machine | ${machine} |
${results.map(partText).join('')}
${problems.slice(0, MAX_SHOWN).map(problemText).join('\n')}`
}

const partText = ({ part, did, run, problems }: Result) => `
## ${part}

${did.map((line) => `- ${line}`).join('\n')}
${run ? runText(run, problems) : ''}`

function runText({ history: { calls, incidents } }: HistoryRun, problems: readonly Problem[]) {
  const faults = incidents.filter(({ kind }) => kind !== 'exit')
  const broken = CHECKS.map(({ name, promise }): [string, number] => [
    promise,
    problems.filter(({ check }) => check === name).length,
  ])
  return `
${tableOf(
  ['fault', 'times'],
  countBy(faults, ({ kind }) => kind),
)}

${tableOf(['act of a user', 'times'], countBy(calls, actOf))}

${tableOf(['promise', 'broken'], broken)}
`
}

function problemText({ check, what, evidence }: Problem): string {
  const shown = JSON.stringify(evidence, null, 2).slice(0, MAX_EVIDENCE)
  return `\n## ${check}: ${what}\n\n\`\`\`json\n${shown}\n\`\`\`\n`
}

/** Ids and notes are no act of their own. What people waited for in the chat says whether they got on. */
function actOf({ channel, action, request, status }: Call): string {
  if (action === 'shown') {
    const words = String(request)
      .replace(/\bAPI-[0-9A-Z-]+|\b[a-z-]+-\d+-\d+\b/, '…')
      .replaceAll('|', '\\|')
    return status === null ? `chat waits in vain for ${words}` : `chat shows ${words}`
  }
  return `${channel} ${action.replace(/^GET \/orders\/.+/, 'GET /orders/{orderId}')}`
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): [string, number][] {
  return [...Map.groupBy(items, key)]
    .map(([name, some]): [string, number] => [name, some.length])
    .sort(([, a], [, b]) => b - a)
}

function tableOf(heads: readonly [string, string], rows: readonly [string, number][]): string {
  const lines = rows.map(([name, count]) => `| ${name} | ${count} |`)
  return [`| ${heads[0]} | ${heads[1]} |`, '| --- | ---: |', ...lines].join('\n')
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    // Not a checkout: a copy.
    return 'unknown'
  }
}
