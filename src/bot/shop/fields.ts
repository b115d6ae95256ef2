import type { OrderableProduct } from '../../domain/catalog/catalog.ts'
import {
  type OrderField,
  optionsOf,
  type Player,
  readOneField,
} from '../../domain/catalog/player.ts'
import { inLanguage } from '../../domain/catalog/view.ts'
import { fieldText } from '../../domain/shared/typed-text.ts'
import type { Draft } from '../../domain/shop/drafts.ts'
import { savedPlayersOf } from '../../domain/shop/saved-players.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { pageFrom } from '../kit/list-page.ts'
import { button, pageTurner, type Screen } from '../kit/screen.ts'
import { fieldLabel, goodsName, inHalves } from './lists.ts'
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

/**
 * Asks for the next field of the player, with its options as buttons if there are any.
 * @param at problem: what was wrong with the last answer
 */
export async function fieldScreen(
  ctx: BotContext,
  purchase: Purchase,
  field: OrderField,
  { page, problem }: { page: number; problem: string | null },
): Promise<Screen> {
  const { texts, account, format, t, read } = ctx
  const { draft, product } = purchase
  const options = optionsOf(product.line, field) ?? []
  const part = pageFrom(options, page, OPTIONS_PER_PAGE)
  const isFirst = Object.keys(draft.player).length === 0
  const saved = isFirst ? await savedPlayersOf(read, account.id, product.slug) : []
  const label = bold(format.apart(fieldLabel(texts, field)))
  const { example } = field
  ctx.ask('shop-field', draft.id)
  return {
    text: lines(
      goodsName(texts, product),
      ...playerLines(texts, product, draft),
      '',
      problem === null ? null : html`⚠️ ${problem}`,
      options.length > 0 ? t('shop-choose-option', { label }) : t('shop-ask-field', { label }),
      options.length === 0 &&
        example !== undefined &&
        t('shop-example', { example: format.apart(code(example)) }),
    ),
    buttons: [
      ...inHalves(
        part.shown.map(({ label, labels }, i) => {
          const name = clip(inLanguage(label, labels, texts.language.code), 40)
          return button(name, 'opt', draft.id, part.page * OPTIONS_PER_PAGE + i)
        }),
      ),
      pageTurner(texts, part, 'opts', draft.id),
      saved.length > 0 ? [button(t('shop-saved-players'), 'players', draft.id, 0)] : [],
      [button.cancel(t, 'line', product.slug)],
    ],
  }
}

/** The player's fields by the labels of the line, and the name if it is known. */
export function playerLines(
  texts: Texts,
  { line }: Pick<OrderableProduct, 'line'>,
  { player, playerName, nameCheck }: Pick<Draft, 'player' | 'playerName' | 'nameCheck'>,
): Html[] {
  const { format, t } = texts
  const fields = line.fields.flatMap((field) => {
    const value = player[field.name]
    if (value === undefined) return []
    return [format.field(fieldLabel(texts, field), code(clip(value, 64)))]
  })
  if (playerName !== null) fields.push(format.field(t('shop-player'), bold(clip(playerName, 64))))
  else if (nameCheck === 'absent') fields.push(html`${t('shop-name-absent')}`)
  else if (nameCheck === 'unknown') fields.push(html`${t('shop-name-unknown')}`)
  return fields
}
