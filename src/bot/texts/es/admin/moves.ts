import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const moves: Texts['people']['moves'] = {
  title: '📲 Traslados de cuentas',
  button: '📲 Trasladar',
  none: 'Ninguna cuenta espera un traslado.',
  usage:
    'Escribe /move, quién tiene la cuenta, quién la recibe y por qué: /move 123456789 @name perdió su teléfono',
  waits: (count) =>
    `📲 ${counted(count, { one: 'cuenta espera', other: 'cuentas esperan' })} su traslado: mira /move`,
  ask: (whom) => `¿A quién pasa la cuenta de ${whom} y por qué?`,
  about:
    'Envía un id de Telegram o @nombre y después el motivo, que leerá el titular actual. El nuevo titular debe haber escrito al bot, pero no haber usado su cuenta.',
  confirm: (from, to) => `¿Trasladar la cuenta de ${from} a ${to}?`,
  wait: 'Se hará cuando pasen 24 horas. El titular actual recibe un aviso ahora y puede detenerlo.',
  yes: '📲 Trasladar en 24 horas',
  done: 'Se trasladará en 24 horas. Las dos personas reciben un aviso.',
  cancel: '🛑 Cancelar el traslado',
  state: {
    open: 'espera',
    moved: 'hecho',
    declined: 'rechazado por el nuevo titular',
    stopped: 'detenido por el titular',
    cancelled: 'cancelado',
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
  movedFrom: (id, time) => html`Trasladada el ${time}, antes con el id de Telegram ${id}`,
  movedTo: (id, time) =>
    html`La cuenta anterior de esta persona pasó el ${time} al id de Telegram ${id}`,
  coming: (id, time) => html`Se traslada el ${time} al id de Telegram ${id}`,
}
