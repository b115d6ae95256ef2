import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { toOperator } from './words.ts'

export const common: Texts['common'] = {
  back: '‹ Atrás',
  home: '‹ Inicio',
  cancel: 'Cancelar',
  refresh: '↻ Actualizar',
  previous: '‹ Anterior',
  next: 'Siguiente ›',
  newer: '‹ Más nuevos',
  older: 'Más antiguos ›',
  andMore: (count) => `… y ${count} más`,
  page: (number) => `página ${number}`,
  paused: (names) => `⏸ En pausa: ${names}`,
  forwardedCommand: 'No ejecuto comandos reenviados. Escribe tú el comando.',
  oldButton: 'Este botón ya no sirve. Ahora ves el estado actual; /start abre el menú.',
  nothingToCancel: 'No hay nada que cancelar.',
  cancelled: 'Cancelado. No cambió nada.',
  stoppedAsking:
    'Ninguna de tus respuestas me sirvió, así que dejé de preguntar. No cambió nada; puedes empezar de nuevo cuando quieras.',
  formatted:
    'Telegram convirtió parte de tu mensaje en formato, y pueden faltar signos como * _ ~ |. Envíalo como archivo .txt, o de nuevo sin formato.',
  typeText: 'Responde con un mensaje de texto o envía /cancel.',
  doneBefore:
    'Ya está hecho, pero mi respuesta no te llegó. Envía /start para ver el estado actual.',
  tooLate: 'Tardó demasiado, así que no se hizo. Inténtalo otra vez.',
  failed:
    'Lo siento, algo salió mal. Los detalles están en el registro del operador. No se perdió nada; inténtalo otra vez.',
  failedAgain: (support) => `Si vuelve a pasar, escribe ${toOperator(support)}.`,
  copyCode: (number) => `📋 Copiar código ${number}`,
  removed: {
    deleted: 'Borrado.',
    emptied:
      'Telegram no deja que los bots borren un mensaje después de 48 horas, así que quité su contenido.',
    kept: '⚠️ Telegram no me deja borrar ni cambiar este mensaje. Bórralo tú, por favor.',
  },
  tooOld: html`Quité el contenido. Este mensaje es demasiado antiguo para que yo lo borre, pero tú puedes.`,
}
