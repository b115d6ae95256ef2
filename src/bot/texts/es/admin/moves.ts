import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const moves: Texts['people']['moves'] = {
  title: '📲 Traslados de cuentas',
  button: '📲 Mover',
  none: 'Ninguna cuenta espera un traslado.',
  usage:
    'Escribe /move, quién tiene la cuenta, quién la recibe y por qué: /move 123456789 @name perdió su teléfono',
  waits: (count) =>
    `📲 ${counted(count, { one: 'cuenta espera', other: 'cuentas esperan' })} su traslado: mira /move`,
  ask: (whom) => `¿A quién se mueve la cuenta de ${whom} y por qué?`,
  about:
    'Envía un id de Telegram o @name y después el motivo, que lee el titular actual. La nueva persona debe haber escrito al bot y no haber usado su cuenta.',
  confirm: (from, to) => `¿Mover la cuenta de ${from} a ${to}?`,
  wait: 'Ocurre dentro de 24 horas. El titular actual se entera ahora y puede pararlo.',
  yes: '📲 Mover en 24 horas',
  done: 'Se moverá en 24 horas. Ambos están avisados.',
  cancel: '🛑 Cancelar el traslado',
  state: {
    open: 'espera',
    moved: 'hecho',
    declined: 'rechazado por la nueva persona',
    stopped: 'parado por el titular',
    cancelled: 'cancelado',
    expired: 'no aceptado a tiempo',
    refused: 'ya no era posible',
  },
  status: 'Estado',
  from: 'De',
  to: 'A',
  at: 'Cuándo',
  reason: 'Motivo',
  asked: 'Ordenado por',
  ended: 'Terminado por',
  why: 'Por qué',
  back: '‹ Traslados',
  show: 'Verlo',
  movedFrom: (id, time) => html`Movida el ${time}, antes con el id de Telegram ${id}`,
  movedTo: (id, time) =>
    html`La cuenta anterior de esta persona pasó el ${time} al id de Telegram ${id}`,
  coming: (id, time) => html`Se mueve el ${time} al id de Telegram ${id}`,
  offered: (who, time) => html`Ofrecida a ${who} hasta ${time}`,
}
