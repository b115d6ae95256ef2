import { inLanguage } from '../../../domain/catalog/names.ts'
import {
  type OrderField,
  optionsOf,
  type Player,
  readOneField,
} from '../../../domain/catalog/player.ts'
import { fieldText } from '../../../domain/shared/typed-text.ts'
import { savedPlayersOf } from '../../../domain/shop/saved-players.ts'
import { clip } from '../../../locales/html.ts'
import type { BotContext } from '../../context.ts'
import { button, pageTurner, type Screen } from '../../screen.ts'
import { fieldView } from '../../views/holder/purchase.ts'
import { inHalves, pageOfRows } from './lists.ts'
import type { Purchase } from './steps.ts'

const OPTIONS_PER_PAGE = 16

/** The first field of the line that the draft lacks. */
export function missingField({ draft, product }: Purchase): OrderField | null {
  return product.line.fields.find(({ name }) => draft.player[name] === undefined) ?? null
}

/** The fields that the line still asks for and accepts: the catalog may have changed since. */
export function validPart(line: Purchase['product']['line'], player: Player): Player {
  const valid: Player = {}
  for (const field of line.fields) {
    // Earlier versions did not clean what they stored.
    const read = readOneField(line, field, fieldText(player[field.name] ?? ''))
    if ('value' in read) valid[field.name] = read.value
  }
  return valid
}

/** Asks for the next field of the player, with its options as buttons if there are any. */
export async function fieldScreen(
  ctx: BotContext,
  purchase: Purchase,
  field: OrderField,
  { page, problem }: { page: number; problem: string | null },
): Promise<Screen> {
  const { texts, account, t, read } = ctx
  const { draft, product } = purchase
  const { language } = texts
  const options = optionsOf(product.line, field) ?? []
  const { rows, hasMore } = pageOfRows(options, page, OPTIONS_PER_PAGE)
  const isFirst = Object.keys(draft.player).length === 0
  const saved = isFirst ? await savedPlayersOf(read, account.id, product.slug) : []
  ctx.ask('shop-field', draft.id)
  return {
    text: fieldView(texts, purchase, field, { hasOptions: options.length > 0, problem }),
    buttons: [
      ...inHalves(
        rows.map(({ label, labels }, i) => {
          const name = clip(inLanguage(label, labels, language.code), 40)
          return button(name, 'opt', draft.id, page * OPTIONS_PER_PAGE + i)
        }),
      ),
      pageTurner(texts, { page, hasMore }, 'opts', draft.id),
      saved.length > 0 ? [button(t('shop-saved-players'), 'players', draft.id, 0)] : [],
      [button(t('common-cancel'), 'line', product.slug)],
    ],
  }
}
