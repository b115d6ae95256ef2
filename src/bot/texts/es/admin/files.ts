import type { Texts } from '../../en.ts'

export const files: Texts['service']['files'] = {
  tooLarge: (megabytes) =>
    `El archivo es demasiado grande: aquí puedo tomar ${megabytes} MB como máximo. Para archivos mayores usa la línea de comandos.`,
  notUtf8: 'El archivo no es texto UTF-8. Guárdalo como UTF-8 y envíalo otra vez.',
  gone: 'Telegram no me da este archivo. Envíalo otra vez, o envía uno más pequeño.',
}
