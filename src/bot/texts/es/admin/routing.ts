import type { Texts } from '../../en.ts'

export const routing: Texts['service']['routing'] = {
  words: {
    chosen: {
      listed: 'primero de la lista',
      healthy: 'primero que funciona',
      by_hand: 'asignado a mano',
    },
    cheapest: (cost, others) => `el más barato (${cost}${others === '' ? '' : `; ${others}`})`,
    costUnknown: 'coste desconocido',
    next: {
      declined: (after) => `siguiente, porque ${after} lo rechazó`,
      unavailable: (after) => `siguiente, porque no se pudo contactar con ${after}`,
      breaker_open: (after) => `siguiente, porque ${after} está detenido por fallos`,
    },
    skipped: {
      breaker_open: 'omitido, está detenido por fallos',
      day_limit: 'omitido, alcanzó su límite diario',
      full: 'omitido, ya tiene el máximo de pedidos abiertos',
      no_codes: 'omitido, faltan códigos',
    },
    by: {
      listed: 'por orden de la lista',
      cheapest: 'primero el más barato',
      healthy: 'el primero que funciona',
    },
  },
  why: 'Por qué ahí',
  title: '🔀 Elección de proveedor',
  row: 'Proveedor elegido',
  about:
    '¿A qué proveedor se pregunta primero? Vale desde el próximo pedido; los demás quedan de reserva.',
  isSet: (how) => `Desde el próximo pedido: ${how}.`,
  back: '‹ Línea',
}

export const limits: Texts['service']['limits'] = {
  title: '⚖️ Límites',
  about:
    'Los pedidos que ya no caben en el día van al siguiente proveedor o, si no hay otro, se rechazan. Si hay demasiados abiertos, van al siguiente o esperan.',
  day: 'Máximo al día',
  atOnce: 'Pedidos abiertos a la vez',
  none: 'sin límite',
  bought: (spent) => `hoy ${spent}`,
  editDay: '📅 Límite diario',
  editAtOnce: '🔢 Abiertos a la vez',
  offDay: '✖️ Sin límite diario',
  offAtOnce: '✖️ Sin tope de abiertos',
  askDay: '¿Cuánto se puede comprar ahí al día, en USD? El día empieza a las 00:00 UTC.',
  askAtOnce: '¿Cuántos pedidos pueden estar abiertos ahí a la vez? Escribe un número entero.',
  changed: 'Límites cambiados.',
  notNumber: 'Escribe un número entero mayor que cero.',
  back: '‹ Proveedores',
}
