import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const pricing: Texts['service']['pricing'] = {
  title: '💹 Precios',
  about:
    'El precio de un producto es fijo o sigue al coste: el coste más tu margen. Se cambia en la página del producto.',
  marginAll: 'Margen de todas las líneas',
  margin: 'Margen',
  forEverybody: 'Todos',
  noMargin: 'ninguno todavía',
  sameAs: (margin) => `${margin}, como arriba`,
  rounding: 'Se redondea hacia arriba a',
  maxAge: 'Un coste vale',
  days: (count) => counted(count, { one: 'día', other: 'días' }),
  forEver: 'siempre',
  maxJump: 'Un coste puede cambiar',
  anyAmount: 'sin límite',
  held: 'Se han pausado solos',
  byLine: '🎮 Márgenes por línea',
  limits: '⏸ Cuándo se pausan',
  tiers: 'Niveles',
  ofLine: (line) => `💹 Márgenes de ${line}`,
  ofAll: '💹 Márgenes de todas las líneas',
  aboutMargins:
    'Una línea sin margen propio tiene el de todas. Un nivel sin margen propio paga lo mismo que todos.',
  askMargin: (whom) => `¿Qué margen? ${whom}`,
  aboutPercent: (example, none) =>
    html`Escribe qué porcentaje del coste añades, por ejemplo ${example}, o ${none} para quitar el margen propio. Primero te muestro qué cambia.`,
  askRounding: '¿A qué se redondean los precios hacia arriba?',
  askLimits: '¿Cuándo debe pausarse solo un producto?',
  aboutLimits: (example) =>
    html`Escribe dos números: a los cuántos días caduca un coste y qué porcentaje puede cambiar, por ejemplo ${example}. 0 lo desactiva. Primero te muestro qué cambia.`,
  wrongLimits: 'Escribe dos números enteros, por ejemplo 30 30.',

  preview: '💹 ¿Cambiar estos precios?',
  changedSince: 'Los costos o los precios cambiaron desde esta vista previa. Empieza de nuevo.',
  noChange: 'No cambia ningún precio.',
  changed: 'Precios que cambian',
  willPause: 'Productos que se pausarán',
  andMore: (count) => `… y ${count} más.`,
  apply: '✅ Cambiar',
  save: '✅ Guardar',
  applied: 'Hecho. Los precios nuevos valen desde el próximo pedido.',

  modes: { fixed: 'fijo', margin: 'sigue al coste' },
  mode: 'El precio es',
  toMargin: '💹 Seguir al coste',
  toFixed: '📌 Fijar el precio',
  belowCost: '⚠️ Se puede vender por debajo del coste.',
  allowBelow: 'Vender bajo coste',
  forbidBelow: 'Nunca bajo coste',
  accept: '✅ Aceptar el coste nuevo',
  why: {
    no_margin: 'su línea no tiene margen',
    cost_missing: 'no se sabe lo que cuesta',
    cost_zero: 'su coste es cero',
    cost_old: 'su coste es demasiado antiguo',
    cost_jump: 'su coste ha cambiado demasiado',
    below_cost: 'te cuesta más que su precio',
  },
  heldFor: (why) => `⏸ Se ha pausado solo: ${why}.`,
  heldTitle: '⏸ Se han pausado solos',
  noneHeld: 'Ningún producto se ha pausado solo.',
  aboutHeld:
    'Nadie puede comprarlos hasta que pongas el coste o el precio, o aceptes el coste nuevo. Toca uno.',
  noticed: (count) =>
    `⏸ Se han pausado ${counted(count, { one: 'producto', other: 'productos' })}, porque no se puede confiar en su coste o supera su precio.`,

  tiersTitle: '🏅 Niveles',
  aboutTiers: 'Un nivel es un grupo de cuentas con precios propios.',
  noTiers: 'Aún no hay niveles: todos pagan lo mismo.',
  addTier: '➕ Nivel',
  askName: '¿Cómo se llama el nivel?',
  aboutName: 'Un nombre corto que sus cuentas pueden ver, por ejemplo Gold.',
  tierAdded: (name) => `El nivel ${name} está listo. Pon su descuento o sus márgenes.`,
  discount: 'Menos en precios fijos',
  accounts: 'Cuentas',
  setDiscount: '➖ Descuento',
  askDiscount: (name) => `¿Cuánto menos paga ${name} en los precios fijos?`,
  aboutDiscount: (example) =>
    html`Escribe un porcentaje, por ejemplo ${example}. Primero te muestro qué cambia.`,
  rename: '✏️ Renombrar',
  renamed: (name) => `Ahora se llama ${name}.`,
  remove: '🗑 Eliminar',
  askRemove: (name) => `¿Eliminar el nivel ${name}? Sus cuentas pagarán lo mismo que todos.`,
  removed: (name) => `El nivel ${name} se ha eliminado.`,
  tier: 'Nivel',
  standard: 'normal',
  choose: (name) => `¿Qué nivel para ${name}?`,
  assigned: (name, tier) => `${name}: ahora ${tier}.`,
  marginUsage:
    'Escribe /margin, luego all o un slug, un porcentaje o none y, si es para uno, un nivel: /margin gamea 12.5 Gold.',
  tierUsage:
    'Escribe /tier, un id de Telegram o @nombre y el nombre de un nivel o standard: /tier @name Gold.',
  back: '‹ Precios',
  backToTiers: '‹ Niveles',
}
