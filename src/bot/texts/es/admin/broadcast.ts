import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 Noticias',
  none: 'Aún no se ha enviado nada a todos.',
  about: 'Lo enviado, lo más nuevo primero.',
  write: '✏️ Escribir una noticia',
  askWho: '¿Quién debe recibirlo?',
  audience: {
    all: 'Todos',
    balance: 'Quienes tienen saldo',
    tier: 'Un nivel',
    line: 'Compradores de una línea',
  },
  noTier: 'Sin nivel',
  askText: '¿Qué debe decir?',
  aboutText: (max) =>
    `Envía el texto tal como se leerá, con ${max} caracteres como máximo. Lo verás antes que nadie.`,
  toWhom: 'Para',
  people: 'Personas',
  aboutSending:
    'Todo lo demás se envía antes. Cada persona puede desactivar las noticias, y quien lo hizo no recibe ninguna.',
  tryOut: '🧪 Enviármelo a mí',
  start: '📣 Enviar',
  stop: '⏹ Detener',
  state: {
    draft: 'Sin enviar',
    running: '📤 Enviándose',
    stopped: '⏹ Detenido',
    done: '✅ Enviado',
  },
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' },
  sent: 'Enviados',
  unreached: 'No alcanzados',
  sentOf: (sent, total) => `${format.number(sent)} de ${format.number(total)}`,
  written: 'Escrito',
  back: '‹ Noticias',
}
