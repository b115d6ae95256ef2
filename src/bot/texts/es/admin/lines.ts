import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const lines: Texts['service']['lines'] = {
  title: '🎮 Líneas',
  none: 'El catálogo está vacío. Importa antes un archivo.',
  choose: 'Toca una línea para ver sus productos.',
  labels: {
    status: 'Estado',
    kind: 'Tipo',
    suppliers: 'Proveedores',
    products: 'Productos',
    line: 'Línea',
    price: 'Precio',
    cost: 'Coste',
    inStock: 'Existencias',
  },
  status: {
    active: '🟢 a la venta',
    paused: '⏸ en pausa',
    hidden: '🙈 oculta',
    removed: '✕ quitada',
    archived: '🗄 archivado',
  },
  kind: { topup: 'recarga de juego', gamekey: 'clave de juego', giftcard: 'tarjeta de regalo' },
  fromStock: 'se vende de existencias',
  missing: (suppliers) => `⚠️ No configurado aquí: ${suppliers}. Mira SUPPLIERS en .env.example.`,
  notSold: (field, problem) =>
    html`⚠️ No se vende: el patrón de ${field} ${problem}. Arréglalo en el archivo del catálogo e impórtalo otra vez.`,
  lineNotActive: (status) => `⚠️ No se puede pedir, por el estado de su línea: ${status}.`,
  noPrice: 'sin precio',
  noCost: 'desconocido',
  profitEach: (profit) => `${profit} cada uno`,
  commandsFor: 'El id es demasiado largo para botones. Usa estos comandos:',
  verbs: {
    resume: '🟢 Reanudar',
    pause: '⏸ Pausar',
    hide: '🙈 Ocultar',
    archive: '🗄 Archivar',
  },
  editPrice: '💲 Precio',
  askPrice: '¿Cuánto debe costar?',
  priceNow: (price) => `Precio actual: ${price}.`,
  aboutPrice: (example) =>
    html`Escribe el nuevo precio de una unidad en USD, como ${example}. Se aplica desde el próximo pedido.`,
  priced: (pid, price) => `${pid} cuesta ahora ${price}.`,
  editCost: '🏷 Coste',
  askCost: '¿Cuánto te cuesta?',
  costNow: (cost) => `Coste actual: ${cost}.`,
  aboutCost: (example) =>
    html`Escribe lo que pagas a su primer proveedor por una unidad, en USD, por ejemplo ${example}. Con él te muestro tu ganancia; los titulares nunca lo ven.`,
  costSet: (pid, cost, supplier) => `${pid} te cuesta ${cost} en ${supplier}.`,
  isNow: (name, status) => `${name}: ahora ${status}.`,
  isAlready: (name, status) => `${name}: ya estaba ${status}.`,
  lineUsage:
    'Escribe /line para ver las líneas, o /line y un slug para ver una. Para cambiarla, agrega pause, resume o hide, como /line gamea pause.',
  productUsage:
    'Escribe /product y el id de un producto para verlo. Para cambiarlo, agrega pause, resume, archive, o price o cost y un monto, como /product GWP-1 price 4.99.',
  back: '‹ Líneas',
  backToLine: '‹ Línea',
}
