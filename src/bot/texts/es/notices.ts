import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { counted, toOperator } from './words.ts'

const orders = (count: number) => counted(count, { one: 'pedido', other: 'pedidos' })

export const notices: Texts['notices'] = {
  questions: (support) => `¿Preguntas? Escribe ${toOperator(support)}.`,
  paidDebt: (amount) => `De eso, ${amount} se usaron para pagar tu deuda.`,

  orderCompleted: (pack, id) => html`✅ Listo: ${pack}. ${id}`,
  orderCancelled: (pack, id) => html`↩️ No se pudo hacer: ${pack}. ${id}`,
  moneyBack: (amount) => `Devolvimos ${amount} a tu billetera.`,
  ordersCompleted: (count) => `🕐 Completados en la última hora: ${orders(count)}.`,
  ordersCancelled: (count) => `Cancelados y reembolsados: ${orders(count)}.`,
  showOrder: 'Ver el pedido',

  credited: (amount) => html`✅ Tu recarga de ${amount} ya está en tu billetera.`,
  creditedOther: (credited, asked, reference) =>
    html`✅ ${credited} están en tu billetera. Es el monto que llegó por tu recarga de ${asked} (${reference}).`,
  chargedBack: (amount, reference) =>
    html`↩️ El servicio de pago anuló el pago de tu recarga de ${amount} (${reference}).`,
  takenFromWallet: (amount) => `Se descontaron ${amount} de tu billetera.`,
  spentBefore: (amount) => `De eso, ${amount} ya estaban gastados.`,
  rejected: (amount, reference) => html`❌ Tu recarga de ${amount} (${reference}) fue rechazada.`,
  refunded: (amount, reference) => html`↩️ Te devolvimos tu recarga de ${amount} (${reference}).`,

  standing: {
    banned: '⛔ Tu cuenta fue bloqueada.',
    unbanned: '🟢 Tu cuenta ya no está bloqueada.',
    restricted: '🟠 Tu cuenta está restringida.',
    unrestricted: '🟢 Tu cuenta ya no está restringida.',
    api_off: '⚪️ El operador desactivó tu acceso a la API.',
    api_on: '🟢 El operador permite de nuevo tu acceso a la API.',
    shop_off: '⚪️ El operador te desactivó la tienda de este chat.',
    shop_on: '🟢 Puedes comprar de nuevo en este chat.',
  },
  restrictedUntil: (time) => html`🟠 Tu cuenta está restringida hasta el ${time}.`,
  added: (amount) => html`➕ Se agregaron ${amount} a tu billetera.`,
  taken: (amount) => html`➖ Se descontaron ${amount} de tu billetera.`,
  balanceLow: (amount) =>
    html`👛 Tu saldo bajó a ${amount}, menos de lo que fijaste. Los pedidos que cuesten más se rechazan.`,
  toWallet: '👛 Billetera',
  topUp: '➕ Recargar saldo',

  webhookGone: (url) =>
    html`⚪️ Desactivé tu webhook ${url}: tu servidor respondió 410, es decir, que ya no quiere recibir eventos.`,
  webhookFailing: (url) =>
    html`⚪️ Desactivé tu webhook ${url}: ninguna llamada funcionó en cinco días. Arregla el servidor y activa el webhook de nuevo. En Envíos puedes enviar lo que se perdió.`,
  showWebhook: '🪝 Ver el webhook',
  keyEndsSoon: (key, time) =>
    html`⏳ Tu clave ${key} funciona hasta el ${time}. Después se rechazan sus llamadas. Abre la clave para darle más tiempo, o usa otra en tu programa.`,
  keyExpired: (key, time) =>
    html`⌛️ Tu clave ${key} venció el ${time}. Sus llamadas se rechazan. Crea una clave nueva para tu programa.`,
  keyRevoked: (key) => html`🚫 El operador revocó tu clave ${key}. Sus llamadas se rechazan.`,
  keysRevoked: '🚫 El operador revocó tus claves de API. Sus llamadas se rechazan.',
  slowDown:
    '🐢 Enviaste más de lo que puedo atender, así que me salté tus últimos mensajes. Espera un momento y envíalos otra vez.',

  paidBackElsewhere: (reference) =>
    html`⚠️ El pago de ${reference} volvió al pagador, pero no a través de este servicio.`,
  account: 'Cuenta',
  partTaken: (taken, amount) => `De sus ${amount} se descontaron ${taken} de la billetera.`,
  stillThere: (amount) =>
    `Los ${amount} siguen en la billetera. Usa aquí “Devolver” para sacarlos.`,
  spent: (amount) => html`${amount} ya estaban gastados.`,
  nowOwes: (amount) =>
    html`Ahora la cuenta debe ${amount}. Los pedidos se rechazan hasta que una recarga o un /credit pague la deuda.`,
  owedSince: 'La cuenta lo debía, pero ya lo pagó.',
  refundRefused: (reference, amount) =>
    html`⚠️ El servicio de pago se negó a devolver ${reference}. Los ${amount} están otra vez en la billetera.`,
  unmatched: 'Un pago no se pudo asignar; no se acreditó nada.',
  payment: 'Pago',
  for: 'Para',
  paid: 'Pagado',
  findPayer: 'Averigua de quién es. Luego ponlo en su billetera o devuélvelo en /payments.',
  outcomeUnknown: (id) =>
    html`⚠️ Aún no se sabe si ${id} se hizo: el proveedor no da una respuesta clara.`,
  keepsAsking: 'Sigo preguntando al proveedor. No se reembolsa nada por suposición.',
  orderWaits: (id) => html`⚠️ ${id} falló varias veces y con certeza aún no se hizo.`,
  triesAgain:
    'Lo intento de nuevo cada diez minutos durante un día; después se reembolsa. Puedes cancelarlo antes.',
  doneAfterCancel: (id) =>
    html`⚠️ El proveedor hizo ${id} después de cancelarlo y reembolsarlo, así que se entregó sin pagar. Pide al proveedor que lo anule, o descuéntalo de la cuenta con /debit.`,
  failedAfterCompletion: (id) =>
    html`⚠️ El proveedor dice que no hizo ${id}, pero el pedido se completó a mano. No se movió dinero. Pregunta al proveedor y, si el jugador no lo recibió, abónalo a la cuenta con /credit.`,
  soldAtLoss: (id, price, cost) =>
    html`⚠️ ${id} se vendió por ${price} pero costó ${cost}. Sube su precio con /product.`,
  codeQuarantined: (id) =>
    html`🚧 ${id} se canceló, pero su cupón puede estar usado. El cupón queda apartado hasta que decidas.`,
  decide: 'Decidir',
  ordersDelayed:
    '⏳ Algunos de tus pedidos tardan más de lo normal porque nuestro proveedor tiene problemas. Se harán o se te devolverá el dinero. No hace falta pedir otra vez.',
  supplierFailing: (supplier, calls) => html`🔴 El proveedor ${supplier} sigue fallando: ${calls}.`,
  supplierRecovered: (supplier, calls) =>
    html`🟢 El proveedor ${supplier} funciona otra vez: ${calls}.`,
  calls: {
    place: 'pedidos nuevos',
    check: 'seguimiento de pedidos abiertos',
    lookup: 'verificaciones y canjes',
    checkLookup: 'seguimiento de canjes',
  },
  ordersGoOn:
    'Los pedidos van al siguiente proveedor, o esperan. Lo pruebo con unas llamadas al menos cada 30 segundos.',
  isTested: 'Lo pruebo con unas llamadas al menos cada 30 segundos.',
  suppliers: '🚚 Proveedores',
  stockLow: (pid, left) => html`🎟 Quedan pocos de ${pid}: ${left}.`,
  dayLimit: (supplier) =>
    html`📈 Se alcanzó el límite diario de ${supplier}: los pedidos de hoy ya no caben. Van al siguiente proveedor o, si no hay otro, se rechazan. El día termina a las 00:00 UTC.`,
  stockOut: (pid) =>
    html`🔴 ${pid} está agotado: se acaba de vender el último código. Agrega códigos para vender más.`,
  addCodes: '➕ Agregar códigos',
  stock: '🎟 Existencias',
  backupFailed: '⚠️ La copia de seguridad programada falló. Lo intentaré de nuevo.',
  databaseDamaged:
    '🔴 El archivo de la base de datos está dañado: se detectó en una revisión tras una caída. Detén el servicio, conserva el archivo, revisa el disco y la memoria de la máquina, y restaura la copia de seguridad más reciente sin daños.',
  showForAdmin: 'Ver',

  gathered: {
    ordersEnded: (count) =>
      `📦 ${counted(count, { one: 'pedido tuyo terminó', other: 'pedidos tuyos terminaron' })}. La lista muestra cómo.`,
    manualOrders: (count) =>
      `🙋 ${counted(count, { one: 'pedido espera', other: 'pedidos esperan' })} a que alguien lo haga a mano.`,
    receipts: (count) =>
      `🔔 ${counted(count, { one: 'comprobante espera', other: 'comprobantes esperan' })} tu decisión.`,
    outcomeUnknown: (count) =>
      `⚠️ Aún no se sabe si se hicieron ${orders(count)}: el proveedor no da una respuesta clara.`,
    orderWaits: (count) =>
      `⚠️ Fallaron varias veces y con certeza aún no se hicieron: ${orders(count)}.`,
    triesAgain:
      'Los intento de nuevo cada diez minutos durante un día; después se reembolsan. Puedes cancelarlos antes.',
    quarantined: (count) =>
      `🚧 Cancelados, pero con cupones que pueden estar usados: ${orders(count)}. Los cupones quedan apartados hasta que decidas.`,
    soldAtLoss: (count, id) =>
      html`⚠️ Vendidos por menos de lo que costaron: ${orders(count)}, como ${id}. Sube los precios con /product.`,
    stockLow: (count) =>
      `🎟 Quedan pocos códigos de ${counted(count, { one: 'producto', other: 'productos' })}. La lista muestra cuáles.`,
    stockOut: (count) =>
      `🔴 Agotado: ${counted(count, { one: 'producto', other: 'productos' })}. La lista muestra cuáles.`,
  },
}
