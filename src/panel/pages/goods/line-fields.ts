import type { CatalogJson } from '../../../domain/catalog/file.ts'
import { ROUTING_WAYS } from '../../../domain/catalog/routing.ts'
import type { OrderFieldName } from '../../../domain/schema.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import type { Ask } from '../../ask.ts'
import { area, check, choice, type Fields, optional, text, usd } from '../../kit/fields.ts'

// A line of the catalog file as texts that people type. What was not changed stays as it is in the file, also
// where the text does not show all of it.

type LineJson = CatalogJson['lines'][number]
type Option = NonNullable<LineJson['serverOptions']>[number]
type OrderField = NonNullable<LineJson['fields']>[number]
type Input = Readonly<Record<string, unknown>>

const FIELDS: readonly OrderFieldName[] = ['userId', 'zoneId', 'serverId', 'region', 'moreId']

/** @param line null for a new one */
export function lineFields(ask: Ask, line: LineJson | null): Fields {
  const { t, deps } = ask
  const isTopUp = line === null || line.kind === 'topup'
  const offers = ['stock', ...deps.suppliers.keys()]
  const ways = ROUTING_WAYS.map((way) => [way, t(`admin-routing-words-by-${way}`)] as const)
  return {
    productName: text(t('panel-goods-line-name'), { value: line?.productName ?? '' }),
    gameName: text(t('panel-goods-game-name'), { value: line?.gameName ?? '' }),
    orderCode: text(t('panel-goods-order-code'), {
      ...{ value: line?.orderCode ?? '', hint: t('panel-goods-order-code-hint') },
    }),
    suppliers: optional(
      text(t('admin-lines-labels-suppliers'), {
        ...{ value: line?.suppliers?.join(', ') ?? '', offers },
        hint: t('panel-goods-suppliers-hint', { names: offers.join(', ') }),
      }),
    ),
    routing: choice(t('admin-routing-row'), ways, { value: line?.routing?.by ?? 'listed' }),
    roundTo: optional(
      usd(`${t('admin-pricing-rounding')}, USD`, {
        value: String(line?.roundToUsd ?? 0.01),
        offers: ['0.01', '0.05', '0.10', '0.50', '1.00'],
      }),
    ),
    ...(isTopUp
      ? {
          stockBased: check(t('panel-goods-vouchers'), line?.stockBased ?? false),
          ...playerFields(ask, line),
        }
      : {}),
  }
}

function playerFields({ t }: Ask, line: LineJson | null): Fields {
  const fields = FIELDS.map((field) => {
    const value = line?.fields?.find(({ name }) => name === field)?.label ?? ''
    const more = { value, hint: t('panel-goods-player-hint') }
    return [`${field}.label`, optional(text(t('panel-goods-player-label', { field }), more))]
  })
  const options = (label: string, value: string) =>
    optional(area(label, { value, hint: t('panel-goods-options-hint') }))
  return {
    ...Object.fromEntries(fields),
    serverOptions: options(t('panel-goods-servers'), optionsText(line?.serverOptions)),
    regionOptions: options(t('panel-goods-regions'), optionsText(line?.regionOptions)),
  }
}

/** The line with what was typed. */
export function changedLine(line: LineJson, input: Input): LineJson {
  const said = (name: string) => String(input[name] ?? '')
  const suppliers = namesListed(said('suppliers'))
  const optionsOf = (name: 'serverOptions' | 'regionOptions') =>
    asTyped(said(name), optionsText(line[name]), line[name], (typed) =>
      optionsIn(typed, line[name]),
    )
  const by = ROUTING_WAYS.find((way) => way === input.routing)
  const fields = fieldsIn(line.fields ?? [], said)
  const changed = {
    ...line,
    productName: said('productName'),
    gameName: said('gameName'),
    orderCode: said('orderCode').toUpperCase(),
    suppliers: suppliers.length > 0 ? suppliers : undefined,
    roundToUsd: typeof input.roundTo === 'number' ? toUsd(input.roundTo) : undefined,
    routing: by === undefined || by === 'listed' ? undefined : { by },
    stockBased: line.kind === 'topup' ? input.stockBased === true : undefined,
    fields: fields.length > 0 ? fields : undefined,
    serverOptions: optionsOf('serverOptions'),
    regionOptions: optionsOf('regionOptions'),
  }
  // As in a file, what is not there is left out.
  return JSON.parse(JSON.stringify(changed)) as LineJson
}

/** A field without a label is not asked for. Those that were there stay in their order. */
function fieldsIn(known: readonly OrderField[], said: (name: string) => string): OrderField[] {
  const names = [...new Set([...known.map(({ name }) => name), ...FIELDS])]
  return names.flatMap((name) => {
    const label = said(`${name}.label`)
    if (label === '') return []
    return [{ ...known.find((one) => one.name === name), name, label }]
  })
}

/** Options, a line for each: `value | label | shortcut, shortcut`. */
function optionsText(options: readonly Option[] | undefined): string {
  return (options ?? [])
    .map(({ value, label, shortcuts = [] }) => [value, label, shortcuts.join(', ')].join(' | '))
    .map((line) => line.replace(/ \| $/, ''))
    .join('\n')
}

function optionsIn(text: string, old: readonly Option[] | undefined): Option[] | undefined {
  const options = linesOf(text).map((line) => {
    const [value = '', label = value, shortcuts = ''] = line.split('|').map((part) => part.trim())
    const labels = old?.find((one) => one.value === value)?.labels
    const names = shortcuts.split(',').flatMap((name) => name.trim() || [])
    return {
      ...{ value, label },
      ...(labels ? { labels } : {}),
      ...(names.length > 0 ? { shortcuts: names } : {}),
    }
  })
  return options.length === 0 ? undefined : options
}

/** What was typed; the old value, if the text is as it was shown. */
function asTyped<Value>(
  typed: string,
  shown: string,
  old: Value,
  read: (text: string) => Value,
): Value {
  return typed.replaceAll('\r\n', '\n') === shown ? old : read(typed)
}

/** Names with commas or spaces between them. */
export function namesListed(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '')
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
