import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type ClaimState,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type TransferProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'
import { format } from './words.ts'

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `no puede tener más de ${max} caracteres`,
  pattern_invalid: () => 'debe ser una expresión regular',
  pattern_too_large: () =>
    'debe ser más pequeño: cada repetición cuenta tantas veces como se repite',
  pattern_looks_around: ({ token }) => `no puede mirar adelante ni atrás: "${token}"`,
  pattern_refers_back: ({ token }) => `no puede referirse a un grupo anterior: "${token}"`,
  pattern_unsupported: ({ said }) => `solo puede usar lo que admite RE2: ${said}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'puede tener seis decimales como máximo',
  number: () => 'debe ser un número menor, con todos sus dígitos y sin exponente',
  supplier_name: () => 'debe tener de 1 a 32 minúsculas, dígitos o -',
  supplier_twice: () => 'debe nombrar cada proveedor una sola vez',
  pid: () => 'debe tener de 1 a 64 letras, dígitos, - o _',
  slug: () => 'debe tener de 2 a 40 minúsculas o dígitos',
  order_code: () => 'debe tener de 2 a 6 mayúsculas o dígitos',
  example: () => 'debe cumplir el patrón',
  field_twice: () => 'debe nombrar cada campo una sola vez',
  region_and_server: () => 'no puede pedir a la vez region y serverId',
  region_options: () => 'debe estar si la línea pide region, y solo entonces',
  server_options: () => 'solo puede estar si la línea pide serverId',
  option_twice: () =>
    'debe usar cada valor y atajo una sola vez; mayúsculas y minúsculas cuentan igual',
  unknown_supplier: ({ name }) => `nombra "${name}", que no es uno de sus proveedores`,
  used_twice: ({ name }) => `se usa dos veces: "${name}"`,
  no_supplier: () => 'debe nombrar un proveedor, porque es una línea de recargas de juego',
  no_fields: () => 'debe decir qué necesita una recarga de juego, como userId',
  stock_supplier: () =>
    'no puede nombrar "stock" en una línea de recargas de juego; "stockBased": true da a cada pedido un código que un proveedor canjea',
  stock_based: () =>
    'no puede estar: las claves de juego y las tarjetas nombran "stock" en suppliers',
  fields_of_code: () => 'no puede estar: las claves de juego y las tarjetas no necesitan jugador',
  other_line: ({ slug }) =>
    `pertenece a la línea "${slug}"; un producto no puede cambiar de línea, usa un pid nuevo`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) =>
    `El límite de pocas existencias es un número entero de 0 (sin aviso) a ${max}.`,
  digest_time: () => 'La hora del resumen es como 09:00, de 00:00 a 23:59.',
  time_zone: ({ text }) =>
    `No hay ninguna zona horaria "${text}". Escribe la gran ciudad más cercana, por ejemplo Asia/Dhaka, o UTC.`,
  suppliers: ({ max }) => `Como mucho ${max} proveedores pueden tener ajustes.`,
  at_once: ({ max }) => `Pedidos abiertos a la vez: de 1 a ${max}.`,
  sync_every: () => 'Una lista de precios se puede tomar cada 5 minutos a 30 días.',
  cost_age: ({ max }) => `Un coste vale de 0 (siempre) a ${max} días.`,
  cost_jump: ({ max }) => `El mayor cambio de un coste va de 0 (sin límite) a ${max} por ciento.`,
  terms: ({ max }) => `Las condiciones pueden tener ${max} caracteres como máximo.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" no es un contacto. Escribe un @nombre de Telegram, un correo electrónico o una dirección https:// de ${maxUrlLength} caracteres como máximo.`,
  least_is_zero: () => 'La recarga mínima debe ser mayor que cero.',
  least_above_largest: () =>
    'La recarga mínima no puede superar la máxima. Puedes cambiar las dos a la vez.',
  open_deposits: ({ max }) => `Una cuenta puede tener de 1 a ${max} recargas abiertas.`,
  stars_rate: ({ max, decimals }) =>
    `Las Stars por USD son un número mayor que 0, de ${max} como máximo y con ${decimals} decimales como máximo.`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `Una forma de pago tiene un nombre de 1 a ${max} caracteres.`,
  name_taken: ({ name }) => `Ya hay una forma de pago llamada "${name}".`,
  too_many: ({ max }) =>
    `Puede haber ${max} formas de transferir dinero como máximo. Quita una antes.`,
  instructions_too_long: ({ max }) =>
    `Las instrucciones pueden tener ${max} caracteres como máximo.`,
  instructions_missing: () =>
    'Esta forma de pago necesita antes instrucciones: ahí se dice adónde enviar el dinero.',
  currency: ({ text }) =>
    `"${text}" no es una moneda. Escribe de tres a cinco letras, como BDT o USDT.`,
  rate: ({ currency }) =>
    `Un USD no puede costar eso en ${currency}. Escribe un número como 121.5, con 6 decimales como máximo.`,
  rate_of_usd: () => 'Un USD cuesta un USD. Usa una comisión o un bono.',
  fee: ({ max }) =>
    `Una comisión o un bono es de ${max} % como máximo, con dos decimales como máximo.`,
  least_is_zero: () => 'La recarga mínima debe ser mayor que cero.',
  least_above_largest: () =>
    'La recarga mínima no puede superar la máxima. Puedes cambiar las dos a la vez.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], (by: string) => string> = {
  open: () => 'aún no está pagada',
  submitted: () => 'espera una decisión sobre su comprobante',
  credited: (by) => (by === '' ? 'está acreditada' : `fue aprobada${by}`),
  rejected: (by) => `fue rechazada${by}`,
  cancelled: () => 'fue cancelada por el titular',
  expired: () => 'venció',
  refunding: (by) => `está en devolución${by}`,
  refunded: (by) => `fue devuelta${by}`,
  charged_back: () => 'fue anulada por el servicio de pago',
}

const CLAIM_STATE: Record<ClaimState['state'], (by: string) => string> = {
  open: () => 'está abierto',
  replaced: (by) => `fue resuelto${by} con un código nuevo`,
  refunded: (by) => `fue resuelto${by} con un reembolso`,
  refused: (by) => `fue rechazado${by}`,
  withdrawn: () => 'fue retirado por el titular',
}

export const problems: Texts['problems'] = {
  move: {
    same: 'Es la misma cuenta.',
    moving: 'Esta cuenta ya espera otro traslado.',
    of_team: 'El nuevo titular es del equipo.',
    target_shut:
      'El nuevo titular está bloqueado o restringido, o no puede usar la API o la tienda.',
    used: 'El nuevo titular ya usó su cuenta. Debe ser nueva, sin movimientos, pedidos, claves, direcciones, webhooks, notas ni nivel.',
    target_moving: 'El nuevo titular participa en otro traslado.',
  },
  webhookUrl: {
    not_a_url:
      'Esto no es una URL. Escríbela como https://shop.example/webhooks, con 500 caracteres como máximo.',
    not_https:
      'La URL debe empezar por https://, para que nadie pueda leer ni cambiar lo que se envía.',
    has_password:
      'La URL no puede llevar usuario ni contraseña. En su lugar, verifica la firma de cada llamada.',
    port: 'El puerto debe ser 443, o 1024 o mayor.',
    not_public: 'La URL debe llevar a un servidor de internet público.',
  },
  pattern: (problem) => describe(PATTERN, problem),
  setting: (problem) => describe(SETTINGS, problem),
  transfer: (problem) => describe(TRANSFERS, problem),
  sheet: (problem) => describe(sheetFaults, problem),
  cell: (problem) => describe(cellFaults, problem),
  catalog: ({ problems, more }) =>
    [
      'El catálogo no se importó; no cambió nada. Arregla primero esto:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… y ${more} más`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, decidedBy, answer, refundedMicros }) => {
    const said = CLAIM_STATE[state](byActor(decidedBy))
    const amount = refundedMicros > 0 ? ` de ${format.usd(refundedMicros)}` : ''
    return `${reference} ${said}${amount}${answer === null ? '' : ` (${answer})`}.`
  },
  depositState: (deposit) => {
    const { reference, status, decidedBy, reason, amountMicros, creditedMicros } = deposit
    const said = DEPOSIT_STATUS[status](byActor(decidedBy))
    const instead =
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? ''
        : ` con ${format.usd(creditedMicros)} en vez de ${format.usd(amountMicros)}`
    return `${reference} ${said}${instead}${reason === null ? '' : ` (${reason})`}.`
  },
}

const ROLES: Readonly<Record<string, string>> = {
  holder: 'titular',
  operator: 'el operador',
  service: 'el servicio',
}

/** ` por admin 42` for the actor `admin:42`. */
function byActor(actor: string | null): string {
  if (actor === null) return ''
  const [role = '', ...id] = actor.split(':')
  return ` por ${[ROLES[role] ?? role, ...id].join(' ')}`
}

function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'el archivo'}: ${describe(CATALOG, problem)}`
}

const ROWS = { line: 'línea', product: 'producto', row: 'fila' }

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${ROWS[place.row]} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}
