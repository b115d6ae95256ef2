// The check can fail: files that are wrong in one place each, and what they are refused for.
import { describe, expect, test } from 'vitest'
import { checkAdapter, prove } from '../../src/conformance/check.ts'
import { hasPassed, type Verdict } from '../../src/conformance/verdict.ts'
import { readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import { problemsIn } from '../helpers/adapters.ts'
import { LONG_RUN } from '../helpers/process.ts'
import { sourceOf } from '../helpers/reseller-supplier.ts'

const RESELLER = sourceOf('reseller')

type Change = [from: string | RegExp, to: string]
type Mutant = [what: string, changes: Change[], fault: RegExp, verdict: Verdict]

function spoilt(changes: Change[]): string {
  return changes.reduce((source, [from, to]) => {
    const next = source.replace(from, to)
    expect(next).not.toBe(source)
    return next
  }, RESELLER)
}

/** Before all other rules of place. */
const first = (rule: string): Change => [/(?<=^place:[\s\S]*?answers:\n)/m, `    - ${rule}\n`]
/** After all other rules of place, and of check. */
const last = (rule: string): Change => [/(?=\ncheck:\n)/, `    - ${rule}\n`]
const lastOfCheck = (rule: string): Change => [/(?=\nbalance:\n)/, `    - ${rule}\n`]

const NOT_LOOKING: Change = [/ {2}isOurs: body.orderId = id.*\n/, '']
const ASKS_BY_SENDING: Change = [
  /^check:[\s\S]*?(?=\n {2}# Even if)/m,
  `check:
  by: ref
  request:
    method: POST
    path: /orders
    json: { pid: '\${item}', trxid: '\${ref}', userId: '\${player.userId}' }`,
]

const ALL: Mutant[] = [
  [
    'takes a time-out of a proxy for a refusal',
    [first('{ if: "status in [408, 504]", means: declined }')],
    /^a 504 of HTML, after it acted$/,
    'doubled',
  ],
  [
    'takes a 500 for not sent',
    [first('{ if: "status >= 500", means: not-sent }')],
    /^a 500 in JSON, after it acted$/,
    'doubled',
  ],
  [
    'takes every 200 for done',
    [last('{ if: "status = 200", means: completed }')],
    /^a 200 of HTML, before it acted$/,
    'lost',
  ],
  [
    'takes a state that it does not know for a failure',
    [[/(?<=if: status = 200 and body.orderCreated = true\n {6}means: )unknown/, 'failed']],
    /^status is renamed in every answer$/,
    'lost',
  ],
  [
    'does not look whose order it is told of when it is placed',
    [[/ {2}isOurs: .*\n(?= {2}answers:\n {4}- if: status = 200 and body.orderCreated)/, '']],
    /^place says completed, with the player of another order$/,
    'lost',
  ],
  [
    'does not look whose order it is told of when it asks',
    [NOT_LOOKING],
    /^check says completed, with the player of another order$/,
    'lost',
  ],
  [
    'says that a ref is known again, and it is not',
    [
      [/(?<=again: true[\s\S]*?orderId: API-GMA-8K2M9XK4-)1T8ZPE/, '2T8ZPE'],
      [
        /(?<=again: true[\s\S]*?means: \{ outcome: completed, id: API-GMA-8K2M9XK4-)1T8ZPE/,
        '2T8ZPE',
      ],
    ],
    /^its answer is lost$/,
    'doubled',
  ],
  [
    'sends another ref each time',
    [[/(?<=pid: \$\{item\}\n {6}trxid: )\$\{ref\}/, '${ref}-${time.ms}']],
    /^its answer is lost$/,
    'doubled',
  ],
  [
    'takes a refusal of the repeat, which proves nothing, for an order that is not there',
    [[/(?<=&forNow\n {6}if: .*\n {6}means: not-sent)/, '\n      again: absent']],
    /^its answer is lost, and the repeat refused \(a banned account\)$/,
    'doubled',
  ],
  [
    'takes a refusal of the repeat for one of the order',
    [[/(?<=&forGood\n {6}if: .*\n {6}means: declined)/, '\n      again: declined']],
    /^its answer is lost, and the repeat refused \(a missing field\)$/,
    'doubled',
  ],
  [
    'sends an order elsewhere that is being worked on',
    [[/(?<=&inFlight\n {6}if: .*\n {6}means: )unknown/, 'not-sent']],
    /^after it acted: a first call/,
    'doubled',
  ],
  [
    'takes an order that it cannot find for one that was refused',
    [NOT_LOOKING, lastOfCheck('{ if: status = 404, means: declined }')],
    /^at work, then a 404 in JSON$/,
    'lost',
  ],
  [
    'takes a cancelled order for a done one',
    [[/(?<=check:[\s\S]*?body.status = "cancelled"\n {6}means: )declined/, 'completed']],
    /^nothing goes wrong$/,
    'lost',
  ],
  [
    'asks by placing the order, and does not say so',
    [ASKS_BY_SENDING, ['isOurs: body.orderId = id and ', 'isOurs: ']],
    /^an admin cancels it$/,
    'lost',
  ],
  [
    'does not understand what it is told',
    [
      [
        /(?<=if: status = 200 and )body.orderCreated = true and body.status = "completed"/,
        'body.orderCreated = 1',
      ],
    ],
    /^nothing goes wrong$/,
    'stuck',
  ],
  [
    'makes up codes',
    [[/codes: body\.codes/, 'codes: \'$count(body.codes) = 2 ? body.codes : ["A", "B"]\'']],
    /^completed without codes$/,
    'lost',
  ],
  [
    'takes a code that was redeemed for one that was not',
    [
      [
        /(?<=redeem:[\s\S]*?&inFlight|redeem:[\s\S]*?answers:\n)(?= {4}- if: status = 200 and body.success = true\n)/,
        '    - { if: "status = 503", means: declined }\n',
      ],
    ],
    /^a 503 of HTML, after it acted$/,
    'lost',
  ],
  [
    'does not see the price',
    [['cost: price', "cost: '0.01'"]],
    /^its price is above what was paid$/,
    'lost',
  ],
  [
    'writes down what it was told',
    [[/^describe: .*$/m, "describe: '$string(status) & $string(body)'"]],
    /^status is renamed in every answer$/,
    'proof',
  ],
]

/** One for each verdict; the rest is for the longer run. */
const QUICK = [
  'takes a time-out of a proxy for a refusal',
  'takes every 200 for done',
  'does not understand what it is told',
  'writes down what it was told',
]
const MUTANTS = ALL.filter(([what]) => LONG_RUN || QUICK.includes(what))

describe('a file that', () => {
  test.each(MUTANTS)('%s is refused', async (_, changes, fault, verdict) => {
    const source = spoilt(changes)
    const read = readAdapterFile(source)
    if ('problems' in read) throw new Error(problemsIn(source).join('\n'))
    const results = await prove(read.file, { only: (one) => fault.test(one.fault) })
    const failed = results.filter((one) => !hasPassed(one))
    expect(failed.map((one) => one.verdict)).toContain(verdict)
  })
})

test.each<[string, Change[], string]>([
  [
    'has no example of the same ref sent again',
    [[/ {2}- name: the same trxid sent again\n[\s\S]*?(?= {2}- name:)/, '']],
    'place.idempotent: add to examples: the same ref sent again',
  ],
  [
    'has no example of a refusal that is to prove something',
    [[/ {2}# It looks for the trxid[^\n]*\n {2}- name: [\s\S]*?(?= {2}- name:)/, '']],
    'place.answers.6: add to examples: this answer to an order that had been sent before',
  ],
  [
    'has no price list',
    [[/ {2}- name: the price list\n[\s\S]*?(?= {2}- name:)/, '']],
    'prices: add to examples: a price list',
  ],
  [
    'shows no code that is refused',
    [[/(?<=a code that is redeemed[\s\S]*?call: )redeem/, 'gameavvfy']],
    'a code that is redeemed: expected',
  ],
])('a file that %s is told what to add, and nothing is run', async (_, changes, message) => {
  const checked = await checkAdapter(spoilt(changes))
  expect(checked).toHaveProperty('problems')
  const texts =
    'problems' in checked ? checked.problems.map((one) => `${one.path}: ${one.message}`) : []
  expect(texts.join('\n')).toContain(message)
})
