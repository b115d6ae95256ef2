import type { Reader } from '../db/store.ts'
import { type Claim, claimByReference, openClaims } from '../domain/claims/claims.ts'
import {
  claimState,
  refundForClaim,
  refuseClaim,
  replaceForClaim,
} from '../domain/claims/decisions.ts'
import { orderIdNamed } from '../domain/orders/submissions.ts'
import {
  type ClaimStory,
  claimStory,
  type OrderStory,
  storyAbout,
} from '../domain/reports/claim.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { codeId, positiveUsd, reference, trxidOrId } from './input.ts'
import { type Answer, actor, unconfirmed } from './session.ts'

const OPEN_LISTED = 200

type Decided = { note?: string; yes?: boolean }

export function addClaimCommands(program: Command): void {
  const claim = program.command('claim').description('problems with orders that holders report')

  claim
    .command('list')
    .description('problems that wait for a decision, oldest first')
    .runs(async ({ store }) => listAnswer(store.read))

  ofClaim(claim, 'show')
    .description('a problem, and what its order is')
    .runs(async ({ store: { read } }, reference: string) =>
      storyAnswer(await claimStory(read, reference)),
    )

  addRefund(ofClaim(claim, 'refund'), openStory)
  addReplace(ofClaim(claim, 'replace'), openStory)

  ofClaim(claim, 'refuse')
    .description('end it without a replacement or money')
    .requiredOption('--reason <text>', 'why; the bot sends this to the holder')
    .runs(async ({ store, now }, reference: string, { reason }: { reason: string }) => {
      const input = { actor, answer: reason }
      const done = await store.transaction((tx) => refuseClaim(tx, reference, input, now))
      return claimAnswer(done)
    })
}

/** The same decisions about a completed order, whether or not its holder has reported a problem. */
export function addCorrections(order: Command): void {
  const ofOrder = (name: string) =>
    order
      .command(name)
      .argument('<id>', 'a completed order, or the trxid that it was sent with', trxidOrId)
  const find: Find = async (db, named) => storyAbout(db, await orderIdNamed(db, named))
  addRefund(ofOrder('refund'), find)
  addReplace(ofOrder('replace'), find)
}

/** Finds what a decision is about. */
type Find = (db: Reader, about: string) => Promise<OrderStory>

/** Makes the command pay back a part of an order's price, or all. Its argument names the claim or order. */
function addRefund(command: Command, find: Find): void {
  command
    .description('pay back a part of the price, or all; without --yes only shows what it would do')
    .option('--amount <usd>', 'how much; without it, everything that is left', positiveUsd)
    .option('--note <text>', 'what the holder is told besides')
    .option('--yes', 'pay it back')
    .runs(
      async (
        { store, now },
        named: string,
        { amount, note, yes = false }: Decided & { amount?: number },
      ) => {
        const story = await find(store.read, named)
        const amountMicros = amount ?? story.refundableMicros
        if (!yes) return unconfirmed(storyAnswer(story), refundText(story, amountMicros))
        const input = { actor, answer: note ?? null, amountMicros }
        const about = aboutOf(story)
        return claimAnswer(await store.transaction((tx) => refundForClaim(tx, about, input, now)))
      },
    )
}

/** Makes the command replace codes of an order. Its argument names the claim or order. */
function addReplace(command: Command, find: Find): void {
  command
    .description('replace codes from stock; without --yes only shows what it would do')
    .option(
      '--code <id...>',
      'which codes, by their ids as shown without --yes; without it, all',
      codeId,
    )
    .option('--note <text>', 'what the holder is told besides')
    .option('--yes', 'replace them')
    .runs(
      async (
        { store, now },
        named: string,
        { code, note, yes = false }: Decided & { code?: number[] },
      ) => {
        const story = await find(store.read, named)
        const codeIds = code ?? story.codes.map(({ id }) => id)
        if (!yes) return unconfirmed(storyAnswer(story), replaceText(story, codeIds.length))
        const input = { actor, answer: note ?? null, codeIds }
        const about = aboutOf(story)
        return claimAnswer(await store.transaction((tx) => replaceForClaim(tx, about, input, now)))
      },
    )
}

function aboutOf({ claim, report }: OrderStory): string {
  return claim?.reference ?? report.order.id
}

function ofClaim(claim: Command, name: string): Command {
  return claim.command(name).argument('<reference>', 'such as CLM-7Q2M9XK4-0T8ZPD', reference)
}

/** @throws DomainError CLAIM_NOT_FOUND, CLAIM_DECIDED */
async function openStory(db: Reader, reference: string): Promise<ClaimStory> {
  const claim = await claimByReference(db, reference)
  if (claim.state !== 'open') throw new DomainError('CLAIM_DECIDED', claimState(claim))
  return claimStory(db, reference)
}

function refundText({ refundableMicros }: OrderStory, amountMicros: number): string {
  // The same refusal as with --yes.
  if (amountMicros <= 0 || amountMicros > refundableMicros)
    throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros: refundableMicros })
  return `pay ${formatUsd(amountMicros)} back`
}

function replaceText({ inStock }: OrderStory, count: number): string {
  if (count === 0) throw new DomainError('NOTHING_TO_REPLACE')
  if (count > inStock) throw new DomainError('INSUFFICIENT_STOCK')
  return `replace ${counted(count, 'code')}`
}

async function listAnswer(db: Reader): Promise<Answer> {
  const { rows } = await openClaims(db, { limit: OPEN_LISTED, cursor: null })
  return {
    json: { claims: rows.map((one) => ({ ...claimJson(one), ...holderJson(one) })) },
    columns: ['reference', 'orderId', 'reason', 'holder', 'telegramId', 'openedAt'],
    none: 'No problem waits for a decision.',
  }
}

function storyAnswer(story: OrderStory): Answer {
  const { claim, report, codes, inStock, refundableMicros, replaced, verified } = story
  const { order } = report
  return {
    json: {
      ...(claim ? claimJson(claim) : { orderId: order.id }),
      ...holderJson(report),
      ...{ pid: order.pid, packName: order.packName, player: order.player },
      amountUsd: toUsd(order.amountMicros),
      refundableUsd: toUsd(refundableMicros),
      verifiedName: verified?.name ?? null,
      ...{ codes, replaced, inStock },
    },
  }
}

function holderJson({ telegramId, holderName }: { telegramId: number; holderName: string }) {
  return { telegramId, holder: holderName }
}

function claimAnswer(claim: Claim): Answer {
  return { json: claimJson(claim) }
}

function claimJson(claim: Claim) {
  const { reference, orderId, reason, description, state, answer, decidedBy } = claim
  const { refundedMicros, pictureId, openedAt, endedAt } = claim
  return {
    ...{ reference, orderId, reason, description, state, answer, decidedBy },
    refundedUsd: toUsd(refundedMicros),
    hasPicture: pictureId !== null,
    ...{ openedAt, endedAt },
  }
}
