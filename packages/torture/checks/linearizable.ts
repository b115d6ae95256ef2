import type { Final } from '../final.ts'
import type { History } from '../history.ts'
import { isLinearizable } from '../linear/checker.ts'
import type { Operation } from '../linear/model.ts'
import { trxidModel } from '../linear/trxid.ts'
import { walletModel } from '../linear/wallet.ts'
import { nameOf, walletOf } from './answers.ts'
import type { Check, Found } from './check.ts'
import { trxidsIn } from './linear-trxids.ts'
import { adjustmentsIn, unitPrices, walletHistory } from './linear-wallets.ts'

/** A trxid has few calls: its search takes some dozens. */
const TRXID_STEPS = 50_000
const SHOWN_MAX = 8

/** What all clients saw fits into one order of events, for each wallet and for each trxid. */
export const linearizable: Check = {
  name: 'linearizable',
  promise: 'Wallets and trxids behave as if everything happened one after another.',
  find(final, history, say = () => undefined) {
    const { problems, undecided } = judge(final, history)
    if (undecided > 0) say(`${undecided} wallets or trxids have too long a history to be decided`)
    return problems
  },
}

function judge(final: Final, history: History): { problems: Found[]; undecided: number } {
  const problems: Found[] = []
  let undecided = 0
  const note = (verdict: ReturnType<typeof isLinearizable>, what: string) => {
    if (verdict.ok === null) undecided++
    else if (!verdict.ok)
      problems.push({ what, evidence: verdict.stuck.slice(0, SHOWN_MAX).map(shown) })
  }
  const byWallet = Map.groupBy(
    history.calls.filter(({ door }) => door === 'http'),
    walletOf,
  )
  const commands = adjustmentsIn(history.calls)
  const unitMicros = unitPrices(final.wallets, history.calls)
  for (const wallet of final.wallets) {
    const name = nameOf(wallet)
    const { initialMicros, operations } = walletHistory(wallet, {
      calls: byWallet.get(name) ?? [],
      commands: wallet.test ? [] : (commands.get(wallet.holder.telegramId) ?? []),
      unitMicros,
    })
    note(
      isLinearizable(walletModel(initialMicros), operations),
      `What was seen of the wallet ${name} does not fit into one order.`,
    )
  }
  for (const { name, lookup, operations } of trxidsIn(history))
    note(
      isLinearizable(trxidModel({ lookup }), operations, { maxSteps: TRXID_STEPS }),
      `What was seen of the trxid ${name} does not fit into one order.`,
    )
  return { problems, undecided }
}

function shown({ n, startedMs, endedMs, input, output }: Operation) {
  return {
    n,
    startedMs,
    endedMs: endedMs === Number.POSITIVE_INFINITY ? null : endedMs,
    input,
    output,
  }
}
