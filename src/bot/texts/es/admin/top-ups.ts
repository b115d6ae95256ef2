import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const topUps: Texts['service']['topUps'] = {
  title: '➕ Recargas',
  amount: 'Monto',
  range: (least, most) => `de ${least} a ${most}`,
  openAtOnce: 'Abiertas a la vez',
  perAccount: (count) => `${count} por cuenta`,
  offered: '🟢 se ofrece',
  notOffered: 'no se ofrece',
  perUsd: (stars) => `⭐️${stars} por USD`,
  amounts: '✏️ Montos',
  open: '✏️ Abiertas a la vez',
  rate: '✏️ Stars por USD',
  ask: {
    amounts: (example) =>
      html`Envía el monto mínimo y el máximo de una recarga en USD, como ${example}.`,
    open: (example) =>
      html`¿Cuántas recargas sin pagar puede tener una cuenta a la vez? Envía un número, como ${example}.`,
    rate: (example) => html`¿Cuántas Stars son un USD? Envía un número, como ${example}.`,
  },
  twoAmounts: 'Escribe dos montos: el mínimo y el máximo.',
  confirm: '¿Cambiar esto?',
  changed: 'Cambiado. Se aplica a las recargas nuevas.',
}
