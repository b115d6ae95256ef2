import type { OrderableProduct } from '../../../domain/catalog/catalog.ts'
import type { OrderField } from '../../../domain/catalog/player.ts'
import type { Draft } from '../../../domain/shop/drafts.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { fieldLabel, goodsName, type Left, leftText } from './shop.ts'

// What the steps of a purchase look like.

/** @param question what the person is asked if any are left */
export function quantityView(
  texts: Texts,
  product: OrderableProduct,
  left: Left,
  question: string,
): Html {
  const { format, t } = texts
  const stock = left === null ? '' : ` · ${leftText(texts, left)}`
  return lines(
    goodsName(texts, product),
    html`${t('shop-each', { price: format.usd(product.priceMicros) })}${stock}`,
    '',
    left?.count === 0 ? t('shop-sold-out-now') : question,
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
  const { format, t } = texts
  const label = bold(format.apart(fieldLabel(texts, field)))
  const { example } = field
  return lines(
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    '',
    problem === null ? null : html`⚠️ ${problem}`,
    hasOptions ? t('shop-choose-option', { label }) : t('shop-ask-field', { label }),
    hasOptions || example === undefined
      ? null
      : t('shop-example', { example: format.apart(code(example)) }),
  )
}

export function nameOfferView(
  texts: Texts,
  { product, draft }: { product: OrderableProduct; draft: Draft },
  { feeMicros, freeLeft }: { feeMicros: number; freeLeft: number },
): Html {
  const { format, t } = texts
  return lines(
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    '',
    t('shop-offer-name'),
    feeMicros === 0
      ? t('shop-name-is-free', { count: freeLeft })
      : t('shop-name-costs', { fee: bold(format.usd(feeMicros)) }),
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
  const { format, t } = texts
  const left = balanceMicros - amountMicros
  const isEnough = left >= 0 && debtMicros === 0
  return lines(
    bold(t('shop-check')),
    '',
    goodsName(texts, product),
    ...playerLines(texts, product, draft),
    draft.quantity === null ? null : format.field(t('shop-quantity'), draft.quantity),
    format.field(t('shop-price'), bold(format.usd(amountMicros))),
    isEnough ? format.field(t('shop-balance-after'), format.usd(left)) : null,
    left < 0
      ? format.field(t('shop-missing'), t('shop-missing-more', { amount: bold(format.usd(-left)) }))
      : null,
    ...(warning === null ? [] : ['', warning]),
    ...(isEnough
      ? []
      : [
          '',
          debtMicros > 0
            ? t('shop-owes', { amount: bold(format.usd(debtMicros)) })
            : t('shop-top-up-first', { button: t('shop-check-again') }),
        ]),
  )
}

/** The player's fields by the labels of the line, and the name if it is known. */
function playerLines(
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
