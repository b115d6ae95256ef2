import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CODES = { one: 'código', other: 'códigos' }

export const orders: Texts['service']['orders'] = {
  title: '📦 Pedidos',
  ofHolder: (name) => `📦 Pedidos de ${name}`,
  none: 'No hay pedidos así.',
  all: 'Todos',
  account: '👤 Cuenta',
  usage: 'Escribe /orders, o /orders processing, /orders completed o /orders cancelled.',
}

export const order: Texts['service']['order'] = {
  usage: 'Escribe /order y un id, como /order API-GMA-7Q2M9XK4-0T8ZPD. /orders los lista.',
  isTest: '🧪 Prueba: pagado con dinero de prueba, y no se llama a ningún proveedor.',
  lookupTitle: (path) => `🔎 Consulta: ${path}`,
  labels: {
    order: 'Pedido',
    lookup: 'Consulta',
    status: 'Estado',
    reason: 'Motivo',
    account: 'Cuenta',
    key: 'Clave',
    idempotencyKey: 'Clave de idempotencia',
    product: 'Producto',
    amount: 'Monto',
    cost: 'Coste',
    paidBack: 'Devuelto',
    profit: 'Ganancia',
    fee: 'Comisión',
    supplier: 'Proveedor',
    item: 'Artículo allí',
    theirOrder: 'Pedido allí',
    next: 'Siguientes proveedores',
    codes: 'Códigos',
    placed: 'Pedido el',
    ended: 'Terminado',
    attempts: 'Intentos',
    nextAttempt: 'Próximo intento',
    known: 'El proveedor lo conoce',
    result: 'Resultado',
  },
  feeReturned: 'devuelta',
  amountFor: (amount, pieces) =>
    `${amount} por ${counted(pieces, { one: 'unidad', other: 'unidades' })}`,
  codesUse: { voucher: 'cupón para el proveedor', delivered: 'entregados' },
  perhapsKnown: 'quizá',
  notKnown: 'no',
  watched: (time) => html`Hasta el ${time} se le pregunta al proveedor si está de acuerdo.`,
  calls: 'Llamadas (UTC)',
  entries: 'Movimientos',
  complete: '✅ Completar a mano',
  cancel: '↩️ Cancelar y reembolsar',
  refund: '↩️ Reembolsar…',
  replaceCodes: '🎟 Cambiar códigos…',
  showCodes: (count) => `👁 Ver ${counted(count, CODES)}`,
  noCodes: 'No tiene códigos.',
  codesOf: (count, id) =>
    html`${counted(count, CODES)} de ${id}. El registro anota que los pediste.`,
  deleteCodes: '🗑 Borrar este mensaje',
  back: '‹ Pedidos',
  keep: 'Dejarlo como está',

  confirmCancel: '¿Cancelar este pedido y reembolsarlo?',
  aboutCancel: (id, amount) => html`${id}: ${amount} vuelven a la billetera.`,
  voucherBack: 'Su cupón vuelve a las existencias.',
  voucherAside: 'Su cupón queda apartado hasta que sepas si se usó.',
  onlyIfCertain: 'Hazlo solo si es seguro que el pedido no se hizo ni se hará.',
  supplierMayHave: '⚠️ Puede que el proveedor tenga este pedido. Pregúntale antes.',
  whyCancel: (error) => html`¿Por qué lo cancelas? El revendedor recibe tu respuesta en ${error}.`,
  typeReason: '✏️ Otro motivo',
  askReason: '¿Por qué se cancela?',
  aboutReason:
    'Escribe el motivo. El revendedor lo verá. Después el pedido se cancela y se reembolsa.',

  confirmComplete: '¿Completar este pedido a mano?',
  aboutComplete: (id) =>
    html`${id}: hazlo solo si es seguro que el jugador lo recibió. El pedido queda pagado. Si un proveedor tiene el pedido y no está de acuerdo, te escribiré.`,
  completeNow: '✅ Sí, completarlo',
  cancelled: (amount) => `Cancelado, y ${amount} volvieron a la billetera.`,
  completed: 'Completado a mano.',
  endedBefore: (status, time) =>
    `No cambió nada: este pedido ya había terminado el ${time}. Estado: ${status}.`,
}

export const calls: Texts['service']['calls'] = {
  what: {
    place: 'pedido',
    check: 'seguimiento',
    lookup: 'consulta',
    checkLookup: 'seguimiento de una consulta',
  },
  outcome: {
    completed: 'completado',
    processing: 'en proceso',
    failed: 'fallido',
    declined: 'rechazado',
    absent: 'no existe',
    not_sent: 'no enviado',
    unknown: 'no se sabe',
  },
  noAnswer: 'aún sin respuesta',
}
