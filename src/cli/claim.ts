import type { Reader } from '../db/store.ts'
import { type Claim, claimByReference, openClaims } from '../domain/claims/claims.ts'
import {
  claimState,
  refundForClaim,
  refuseClaim,
  replaceForClaim,
} from '../domain/claims/decisions.ts'
import { orderIdNamed } from '../domain/orders/submissions.ts'
import { claimStory, type OrderStory, storyAbout } from '../domain/reports/claim.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { counted, pick, unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { listOf, positiveUsd, reference, trxidOrId, whole } from './input.ts'
import { actor } from './session.ts'

const OPEN_LISTED = 200
const REFUND = 'pay back a part of the price, or all; without --yes only shows what it would do'
const REPLACE = 'replace codes from stock; without --yes only shows what it would do'
const codeId = whole('Give the ids that claim show lists.')

type Decided = { note?: string }

export function addClaimCommands(program: Command): void {
  const claim = program.add('claim', 'problems with orders that holders report')
  const ofClaim = (name: string, description: string) =>
    claim.add(name, description).argument('<reference>', 'such as CLM-7Q2M9XK4-0T8ZPD', reference)

  claim.add('list', 'problems that wait for a decision, oldest first').runs(async ({ read }) => {
    const { rows } = await openClaims(read, { limit: OPEN_LISTED, cursor: null })
    return {
      json: { claims: rows.map((one) => ({ ...claimJson(one), ...holderJson(one) })) },
      columns: 'reference orderId reason holder telegramId openedAt',
      none: 'No problem waits for a decision.',
    }
  })

  ofClaim('show', 'a problem, and what its order is').runs(async ({ read }, reference: string) => ({
    json: storyJson(await claimStory(read, reference)),
  }))

  addRefund(ofClaim('refund', REFUND), openStory)
  addReplace(ofClaim('replace', REPLACE), openStory)

  ofClaim('refuse', 'end it without a replacement or money')
    .requiredOption('--reason <text>', 'why; the bot sends this to the holder')
    .changes(async ({ tx, now }, reference: string, { reason }: { reason: string }) => ({
      json: claimJson(await refuseClaim(tx, reference, { actor, answer: reason }, now)),
    }))
}

/** The same decisions about a completed order, whether or not its holder has reported a problem. */
export function addCorrections(order: Command): void {
  const ofOrder = (name: string, description: string) =>
    order
      .add(name, description)
      .argument('<id>', 'a completed order, or the trxid that it was sent with', trxidOrId)
  const find: Find = async (db, named) => storyAbout(db, await orderIdNamed(db, named))
  addRefund(ofOrder('refund', REFUND), find)
  addReplace(ofOrder('replace', REPLACE), find)
}

/** Finds what a decision is about. */
type Find = (db: Reader, about: string) => Promise<OrderStory>

/** Makes the command pay back a part of an order's price, or all. Its argument names the claim or order. */
function addRefund(command: Command, find: Find): void {
  command
    .option('--amount <usd>', 'how much; without it, everything that is left', positiveUsd)
    .option('--note <text>', 'a note to the holder')
    .asks(
      'pay it back',
      async ({ db, tx, now }, named: string, { amount, note }: Decided & { amount?: number }) => {
        const story = await find(db, named)
        const amountMicros = amount ?? story.refundableMicros
        if (!tx) return unconfirmed({ json: storyJson(story) }, refundText(story, amountMicros))
        const input = { actor, answer: note ?? null, amountMicros }
        return { json: claimJson(await refundForClaim(tx, aboutOf(story), input, now)) }
      },
    )
}

/** Makes the command replace codes of an order. Its argument names the claim or order. */
function addReplace(command: Command, find: Find): void {
  command
    .option(
      '--code <id...>',
      'which codes, by their ids as shown without --yes; without it, all',
      listOf(codeId),
    )
    .option('--note <text>', 'a note to the holder')
    .asks(
      'replace them',
      async ({ db, tx, now }, named: string, { code, note }: Decided & { code?: number[] }) => {
        const story = await find(db, named)
        const codeIds = code ?? story.codes.map(({ id }) => id)
        const count = codeIds.length
        if (!tx) return unconfirmed({ json: storyJson(story) }, replaceText(story, count))
        const input = { actor, answer: note ?? null, codeIds }
        return { json: claimJson(await replaceForClaim(tx, aboutOf(story), input, now)) }
      },
    )
}

function aboutOf({ claim, report }: OrderStory): string {
  return claim?.reference ?? report.order.id
}

/** @throws DomainError CLAIM_NOT_FOUND, CLAIM_DECIDED */
async function openStory(db: Reader, reference: string): Promise<OrderStory> {
  const claim = await claimByReference(db, reference)
  if (claim.state !== 'open') throw new DomainError('CLAIM_DECIDED', claimState(claim))
  return claimStory(db, reference)
}

/** @throws DomainError as the refund itself would */
function refundText({ refundableMicros }: OrderStory, amountMicros: number): string {
  if (amountMicros <= 0 || amountMicros > refundableMicros)
    throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros: refundableMicros })
  return `pay ${formatUsd(amountMicros)} back`
}

/** @throws DomainError as the replacement itself would */
function replaceText({ inStock }: OrderStory, count: number): string {
  if (count === 0) throw new DomainError('NOTHING_TO_REPLACE')
  if (count > inStock) throw new DomainError('INSUFFICIENT_STOCK')
  return `replace ${counted(count, 'code')}`
}

function storyJson(story: OrderStory) {
  const { claim, report, verified } = story
  const { order } = report
  return {
    ...(claim ? claimJson(claim) : { orderId: order.id }),
    ...holderJson(report),
    ...pick(order, 'pid packName player amountMicros'),
    refundableMicros: story.refundableMicros,
    verifiedName: verified?.name ?? null,
    ...pick(story, 'codes replaced inStock'),
  }
}

function holderJson({ telegramId, holderName }: { telegramId: number; holderName: string }) {
  return { telegramId, holder: holderName }
}

function claimJson(claim: Claim) {
  return {
    ...pick(claim, 'reference orderId reason description state answer decidedBy refundedMicros'),
    hasPicture: claim.pictureId !== null,
    ...pick(claim, 'openedAt endedAt'),
  }
}
