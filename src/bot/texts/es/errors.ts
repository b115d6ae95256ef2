import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'
import { counted, format } from './words.ts'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `Una recarga puede ser de ${format.usd(minMicros)} a ${format.usd(maxMicros)}.`,
  cents: () => 'Usa centavos enteros: dos decimales como máximo.',
  price: ({ maxPrice, amountMicros, price }) =>
    `Esta forma de pago admite ${maxPrice} por vez como máximo, y ${format.usd(amountMicros)} cuestan ${price}. Elige un monto menor.`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () =>
    'Este pedido aún está en proceso. Te escribiré cuando termine. Si no se puede hacer, el dinero vuelve solo a tu billetera.',
  paid_back: () => 'El dinero de este pedido ya volvió a tu billetera.',
  open: () => 'Ya estamos revisando este pedido. En su página está tu reclamo.',
  too_many_of_order: ({ max }) =>
    `Reclamaste este pedido ${max} veces, que es el límite. Escribe a soporte.`,
  too_many_open: ({ max }) =>
    `Tienes ${counted(max, { one: 'reclamo abierto', other: 'reclamos abiertos' })}, que es el límite. Espera una respuesta o retira uno.`,
  over: () => 'Este reclamo ya terminó. Ábrelo de nuevo para ver la respuesta.',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) =>
    `Enviaste ${counted(given, { one: 'código', other: 'códigos' })}, pero el pedido es de ${ordered}.`,
  length: () => 'Uno de los códigos está vacío o es demasiado largo para ser un código.',
  known: () => 'Uno de estos códigos ya se conoce aquí. Ningún código se entrega dos veces.',
}

const STANDINGS = { banned: 'bloqueada', restricted: 'restringida' }

const input: Texts['errors']['input'] = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `"${text}" no es un monto. Escribe el monto en USD con números, como 12 o 0.50: menos de diez millones y con seis decimales como máximo.`
      : `"${text}" no es un monto en ${currency}. Escríbelo con números, como 1200.`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `"${text}" puede significar dos montos. Escribe ${larger} o ${smaller}.`,
  AMOUNT_NEGATIVE: ({ text }) => `"${text}" lleva un signo menos. Escribe el monto sin él.`,
  OTHER_CURRENCY: ({ text, currency }) =>
    `"${text}" está en otra moneda. Escribe el monto en ${currency}.`,
  AMOUNT_IS_ZERO: () => 'El monto debe ser mayor que cero.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" no es un tiempo. Escribe un número entero y s, m, h o d, como 30m, 2h o 7d.`,
  DURATION_IS_ZERO: () => 'El tiempo debe ser mayor que cero.',
  INVALID_TELEGRAM_ID: () => 'Un id de Telegram es un número entero mayor que cero.',
  NAME_TOO_LONG: ({ max }) => `Un nombre puede tener ${max} caracteres como máximo.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" no es una dirección ni un bloque IPv4. Escríbelo como 203.0.113.7 o 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} es demasiado amplio: el bloque mayor es un /8. Para permitir todas las direcciones, deja la lista vacía.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `La lista puede tener ${max} entradas como máximo, y así serían ${size}. Usa bloques, como 203.0.113.0/24.`,
  INVALID_KEY_NAME: ({ max }) =>
    `El nombre de una clave tiene de 1 a ${max} caracteres visibles, y no empieza ni termina con un espacio.`,
  KEY_NAME_TAKEN: ({ name }) => `Ya hay una clave con el nombre "${name}".`,
  TOO_MANY_KEYS: ({ max }) =>
    `Una cuenta puede tener ${max} claves como máximo. Revoca una primero.`,
  SCOPE_MISSING: () => 'Una clave necesita al menos uno de los permisos: leer, pedir o consultar.',
  INVALID_CAP: ({ maxMicros }) =>
    `Un límite debe ser mayor que cero y de ${format.usd(maxMicros)} como máximo.`,
  INVALID_PRICE: ({ maxMicros }) =>
    `Un precio debe ser mayor que cero y de ${format.usd(maxMicros)} como máximo.`,
  INVALID_COST: ({ maxMicros }) => `Un coste va de cero a ${format.usd(maxMicros)}.`,
  INVALID_PERCENT: ({ text, max }) =>
    `"${text}" no es un porcentaje. Escribe un número de 0 a ${max}, con dos decimales como máximo, por ejemplo 12.5.`,
  NOTE_LENGTH: ({ max }) => `Una nota tiene de 1 a ${max} caracteres.`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `${max} decisiones esperan a una segunda persona. Confirma o rechaza algunas primero.`,
  TOO_MANY_MOVES: ({ max }) => `Se alcanzó el límite de ${max} traslados. Inténtalo más tarde.`,
  NEWS_LENGTH: ({ max }) => `Una noticia tiene de 1 a ${max} caracteres.`,
  TOO_MANY_NOTES: ({ max }) =>
    `Una cuenta puede tener ${max} notas como máximo. Quita una primero.`,
  INVALID_ROUNDING: () =>
    'Los precios se redondean a una cantidad mayor que cero y de 10 USD como máximo.',
  INVALID_TIER_NAME: ({ max }) =>
    `El nombre de un nivel tiene de 1 a ${max} letras, cifras, espacios o guiones, y no es "standard".`,
  TIER_NAME_TAKEN: ({ name }) => `Ya hay un nivel con el nombre "${name}".`,
  TOO_MANY_TIERS: ({ max }) => `Puede haber ${max} niveles como máximo. Elimina uno primero.`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `${pid} no viene de ese proveedor. Sus proveedores: ${suppliers.join(', ')}.`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `El catálogo no es JSON: ${said}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large:
        'Este archivo tiene demasiado contenido para leerlo aquí. Quita lo que sobra o envíalo por partes.',
      too_slow:
        'Leer este archivo lleva demasiado tiempo. Guárdalo con menos filas y columnas o envíalo por partes.',
      busy: 'Hay demasiados archivos en espera. Espera un minuto y vuelve a enviar este.',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `${pid} no se vende de existencias, así que no tiene códigos.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `La línea ${line} tiene más de ${max} caracteres. Escribe un código por línea.`,
  TOO_MANY_CODES: ({ max }) => `Puedes quitar ${max} códigos a la vez como máximo.`,
  REASON_MISSING: () => 'Escribe un motivo. El titular de la cuenta lo verá.',
  REASON_TOO_LONG: ({ max }) => `Un motivo puede tener ${max} caracteres como máximo.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `El monto que se acredita debe ser mayor que cero y menor que ${format.usd(maxMicros)}.`,
  WORTH_UNKNOWN: () => 'No se sabe cuánto vale este pago. Indica también el monto en USD.',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `El monto debe ser mayor que cero y de ${format.usd(maxMicros)} como máximo, que es lo que queda del precio del pedido.`
      : 'No queda nada por devolver: todo el precio de este pedido está otra vez en la billetera.',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `No hay ningún tipo de evento "${type}". Los tipos son ${known.join(', ')}.`,
  NOT_A_PERSON: ({ text }) =>
    `"${text}" no es una persona. Escribe un id numérico de Telegram, como 123456789, o @nombre.`,
  INVALID_MARK: ({ maxMicros }) =>
    `El monto debe ser mayor que cero y de ${format.usd(maxMicros)} como máximo.`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'Esta forma de pago ya no se ofrece. Elige otra.',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'No encontré filas aquí. Envía una fila por pedido.',
  TABLE_LACKS: ({ column, found }) =>
    `No encontré la columna "${column}".${found.length > 0 ? ` Encontré: ${found.join(', ')}.` : ''} Escribe "${column}" encima de esa columna y envía la tabla otra vez.`,
  TABLE_TOO_LONG: ({ max }) =>
    `Aquí hay más de ${counted(max, { one: 'fila', other: 'filas' })}, que es el límite. Divídelo en varios archivos.`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `Aquí se piden ${format.number(units)} claves y tarjetas, y el límite de un archivo es ${format.number(max)}. Divídelo en varios archivos.`,
  RECEIPT_NOT_NEEDED: () =>
    'Esta recarga no necesita comprobante: el dinero entra en tu billetera cuando llega tu pago.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `Enviaste ${max} comprobantes para esta recarga, que es el límite. El operador los revisa; espera la decisión.`,
}

const state: Texts['errors']['state'] = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `La cuenta debe ${format.usd(debtMicros)}, porque se anuló un pago después de gastarlo. La próxima recarga paga primero esa deuda.`
      : `La billetera tiene menos de los ${format.usd(neededMicros)} que hacen falta.`,
  INSUFFICIENT_STOCK: () => 'No hay suficientes códigos de este producto.',
  ORDER_NOT_FOUND: ({ id }) => `No hay ningún pedido ni consulta ${id}.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `No encontré ninguna cuenta de ${who}. La cuenta se crea cuando la persona escribe al bot por primera vez.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `El id de Telegram ${telegramId} ya tiene cuenta.`,
  LINE_NOT_FOUND: ({ slug }) => `El catálogo no tiene la línea "${slug}".`,
  SHEET_STALE: ({ pids, more }) =>
    `Estos productos cambiaron mientras tanto: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Envía el archivo otra vez.`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `${supplier} no tiene una lista de precios que se pueda leer.`
      : `${supplier} no tiene una lista de precios que se pueda leer. La tienen: ${others.join(', ')}.`,
  LIST_UNREADABLE: ({ supplier, why }) =>
    `No se puede leer la lista de precios de ${supplier}: ${why}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `La lista de precios de ${supplier} tiene más de ${max} artículos, así que no se leyó.`,
  LIST_STALE: ({ pids, more }) =>
    `Estos productos cambiaron mientras tanto: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Mira la lista otra vez.`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `La lista de precios de ${supplier} no tiene el artículo ${item}. Cópialo de la lista, o actualízala antes.`,
  APPROVAL_NOT_FOUND: () => 'No existe esa petición.',
  APPROVAL_OVER: () => 'Ya se decidió, o pasaron sus 24 horas.',
  APPROVAL_OWN: () => 'Lo decidiste tú. Debe confirmarlo otra persona.',
  APPROVAL_NOT_YOURS: () => 'Tu papel no te permite decidir esto. Pregunta a un dueño.',
  NO_SECOND_PERSON: () =>
    'Nadie más puede confirmarlo. Alguien necesita un papel para eso, mira /team. Si nadie lo tiene aún, se da en una consola: gamewallet team set.',
  INCIDENT_NOT_FOUND: () => 'No existe ese incidente.',
  INCIDENT_TOLD: () => 'Ya se avisó a los titulares.',
  BROADCAST_NOT_FOUND: () => 'No existe esa noticia.',
  BROADCAST_OVER: () => 'Ya se envió o se detuvo.',
  BROADCAST_RUNNING: () => 'Aún se envían otras noticias. Espera o detenlas.',
  NOTE_GONE: () => 'Esta nota ya se quitó.',
  MOVE_OVER: () => 'Este traslado ya terminó, o es de otra persona.',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `No hay ningún nivel "${name}".`,
  TRANSFER_NOT_FOUND: ({ name }) => `No hay ninguna forma de pago llamada "${name}".`,
  PRODUCT_NOT_FOUND: ({ pid }) => `El catálogo no tiene el producto "${pid}".`,
  BATCH_GONE: () =>
    'Ya no tengo estos códigos: ya respondiste, enviaste otros después, o pasó una hora. Envíalos otra vez.',
  QUARANTINE_ENDED: ({ orderId }) => `No hay ningún código de ${orderId} en cuarentena.`,
  CODES_SEEN: ({ orderId }) =>
    `El comprador de ${orderId} vio este código, así que no puede volver a la venta. Dalo de baja.`,
  CLAIM_NOT_FOUND: () => 'No hay ningún reclamo así.',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () =>
    'El pedido no tiene este código, o ya no. Puedes reembolsar o rechazar el reclamo.',
  DEPOSIT_NOT_FOUND: () => 'No hay ninguna recarga así.',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'No hay ningún pago así.',
  PAYMENT_DECIDED: () => 'Este pago ya se asignó o se devolvió.',
  TOO_MANY_WEBHOOKS: ({ max }) =>
    `Una cuenta puede tener ${max} webhooks como máximo. Quita uno antes de agregar otro.`,
  SHOP_DISABLED: () =>
    'La tienda está cerrada por ahora. Inténtalo más tarde. Tus pedidos siguen en marcha.',
  SHOP_NOT_ALLOWED: () => 'El operador te desactivó la tienda. Pregúntale por qué.',
  HOLDER_CHANGED: () =>
    'Esta cuenta pasó a otra cuenta de Telegram. Envía /start para ver la tuya.',
  DRAFT_GONE: () => 'Esta compra es demasiado antigua para continuar. Empieza de nuevo: /shop.',
  ACCOUNT_SHUT: ({ standing }) =>
    `Tu cuenta está ${STANDINGS[standing]}, así que no puedes comprar. Pregunta al operador.`,
  BULK_GONE: () =>
    'Ya no tengo estas filas: enviaste otras después, o pasó un día. Envíalas otra vez.',
  BULK_RUNNING: () =>
    'Se está comprando otro archivo tuyo. Espera a que termine, o detenlo primero.',
  UNDO_TOO_LATE: () => 'Es tarde para deshacerlo: se hizo hace más de un día.',
  UNDONE_BEFORE: () => 'Esto ya se deshizo.',
  UNDO_TAKES_TWO: () =>
    'Deshacer esto necesita una segunda persona. Usa el comando contrario: espera a que alguien lo confirme.',
  CHANGED_SINCE: () => 'Ya no se puede deshacer: algo cambió desde entonces.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `No cambió nada: ${format.usd(paidOffMicros)} de este abono pagaron una deuda de la cuenta, así que la billetera tiene menos de lo que quieres quitar. Puedes hacer un cargo por lo que queda.`,
  OFFER_OVER: () => 'Esto ya se hizo, o te pregunté otra vez desde entonces.',
  OFFER_EXPIRED: () =>
    'Esta pregunta tiene más de una hora, así que no cambió nada. Escribe el comando otra vez.',
  KEY_NOT_FOUND: () => 'Esta clave ya no sirve: venció, se cambió o se revocó.',
  WEBHOOK_NOT_FOUND: () => 'No hay ningún webhook así. Puede que se haya quitado.',
  WEBHOOK_OFF: () => 'El webhook está desactivado. Actívalo primero.',
  IS_TEST_ORDER: () => 'Es un pedido de prueba. Termina solo.',
  TOO_MANY_REFILLS: ({ max }) =>
    `La billetera de prueba se recargó hoy ${max} veces, que es el límite. Inténtalo mañana.`,
  CODE_GONE: () => 'Este código ya no está a la venta: se vendió o se quitó.',
  TASK_TAKEN: () => 'Mientras tanto, otro admin tomó este pedido.',
  TASK_ENDED: () => 'Mientras tanto, este pedido terminó.',
  TASK_NOT_YOURS: () => 'Este pedido ya no es tuyo.',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'Empezaste otra recarga desde que se mostró esto.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `Tienes ${counted(max, { one: 'recarga abierta', other: 'recargas abiertas' })}, que es el límite. Paga o cancela una primero.`,
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `Esta recarga ya no se puede cancelar. ${deposits.statusIs(deposits.status[status])}`
      : `${deposits.statusIs(deposits.status[status])} Si pagaste, empieza una recarga nueva del mismo monto y envía el comprobante para esa.`,
  RECEIPT_SENT_SINCE: () => 'Llegó un comprobante nuevo desde entonces. Mira primero ese.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference} no se puede devolver desde aquí. Haz un cargo a la cuenta y envía tú el dinero.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference} no se puede devolver: la billetera ya no tiene ${format.usd(amountMicros)}.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `El servicio de pago se negó a devolver ${reference} (${why}). El dinero está otra vez en la billetera.`,
}

export const errors: Texts['errors'] = { input, state }
