import type { OrderableProduct } from '../../../domain/catalog/catalog.ts'
import type { OrderField } from '../../../domain/catalog/player.ts'
import type { Draft } from '../../../domain/shop/drafts.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { fieldLabel, goodsName, type Left, leftText } from './shop.ts'

// What the steps of a purchase look like.

/** @param question what the person is asked if any are left */
export function quantityView(
  texts: Texts,
  product: OrderableProduct,
  left: Left,
  question: string,
): Html {
  const { shop, format } = texts
  const stock = left === null ? '' : ` · ${leftText(texts, left)}`
  return lines(
    goodsName(texts, product),
    html`${shop.each(format.usd(product.priceMicros))}${stock}`,
    '',
    left?.count === 0 ? shop.soldOutNow : question,
  )
}

export function playersView(texts: Texts, product: OrderableProduct, question: string): Html {
  return lines(goodsName(texts, product), '', question)
}

/** @param problem what was wrong with the last answer */
export function fieldView(
  texts: Texts,
  { product, draft }: { product: OrderableProduct; draft: Draft },
  field: OrderField,
  { hasOptions, problem }: { hasOptions: boolean; problem: string | null },
): Html {
  const { shop, format } = texts
  const label = bold(format.apart(fieldLabel(texts, field)))
  const { example } = field
  return lines(
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    '',
    problem === null ? null : html`⚠️ ${problem}`,
    hasOptions ? shop.chooseOption(label) : shop.askField(label),
    hasOptions || example === undefined ? null : shop.example(format.apart(code(example))),
  )
}

export function nameOfferView(
  texts: Texts,
  { product, draft }: { product: OrderableProduct; draft: Draft },
  { feeMicros, freeLeft }: { feeMicros: number; freeLeft: number },
): Html {
  const { shop, format } = texts
  return lines(
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    '',
    shop.offerName,
    feeMicros === 0 ? shop.nameIsFree(freeLeft) : shop.nameCosts(bold(format.usd(feeMicros))),
  )
}

export type Wallet = { balanceMicros: number; debtMicros: number }

/** The last look before money moves. @param warning what the holder must know first */
export function confirmView(
  texts: Texts,
  {
    product,
    draft,
    amountMicros,
  }: { product: OrderableProduct; draft: Draft; amountMicros: number },
  { balanceMicros, debtMicros }: Wallet,
  warning: string | null,
): Html {
  const { shop, format } = texts
  const left = balanceMicros - amountMicros
  const isEnough = left >= 0 && debtMicros === 0
  return lines(
    bold(shop.check),
    '',
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    draft.quantity === null ? null : format.field(shop.quantity, draft.quantity),
    format.field(shop.price, bold(format.usd(amountMicros))),
    isEnough ? format.field(shop.balanceAfter, format.usd(left)) : null,
    left < 0 ? format.field(shop.missing, shop.missingMore(bold(format.usd(-left)))) : null,
    ...(warning === null ? [] : ['', warning]),
    ...(isEnough
      ? []
      : [
          '',
          debtMicros > 0
            ? shop.owes(bold(format.usd(debtMicros)))
            : shop.topUpFirst(shop.checkAgain),
        ]),
  )
}

/** The player's fields by the labels of the line, and the name if it is known. */
function playerLines(
  texts: Texts,
  { line }: Pick<OrderableProduct, 'line'>,
  { player, playerName, nameCheck }: Pick<Draft, 'player' | 'playerName' | 'nameCheck'>,
): Html[] {
  const { shop, format } = texts
  const fields = line.fields.flatMap((field) => {
    const value = player[field.name]
    if (value === undefined) return []
    return [format.field(fieldLabel(texts, field), code(clip(value, 64)))]
  })
  if (playerName !== null) fields.push(format.field(shop.player, bold(clip(playerName, 64))))
  else if (nameCheck === 'absent') fields.push(html`${shop.nameAbsent}`)
  else if (nameCheck === 'unknown') fields.push(html`${shop.nameUnknown}`)
  return fields
}
