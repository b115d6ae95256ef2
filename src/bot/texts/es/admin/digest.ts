import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const digest: Texts['service']['digest'] = {
  title: (day) => `☀️ Ayer, ${day}`,
  weekBefore: (amount) => `una semana antes: ${amount}`,
  low: 'Códigos que se acaban',
  balances: 'Queda en los proveedores',
  lasts: (days) =>
    days === 0 ? 'menos de un día' : `unos ${counted(days, { one: 'día', other: 'días' })}`,
  backupFailed: '⚠️ La última copia de seguridad falló:',
  comesAt: (time, zone) => `Llega cada día a las ${time} (${zone}). Los días son días UTC.`,
  isOff: 'No llega por sí solo: actívalo abajo.',
  turnOn: '☀️ Cada mañana',
  turnOff: '🔕 No enviar más',
  setTime: '🕘 Hora',
  askTime: '¿Cuándo debe llegar?',
  aboutTime: (example) =>
    html`Escribe una hora y una zona horaria, por ejemplo ${example}. La zona se llama como la gran ciudad más cercana.`,
  usage: 'Escribe /digest para verlo, /digest off, o cuándo debe llegar: /digest 09:00 Asia/Dhaka.',
}
