import type { Texts } from '../../en.ts'

export const backup: Texts['service']['backup'] = {
  confirm: '💾 ¿Enviar aquí una copia de seguridad?',
  about:
    'El archivo lo tiene todo: cuentas, saldos, pedidos y códigos. Quien pueda leer este chat, en cualquiera de tus dispositivos, puede leer el archivo. Guárdalo bien y borra después el mensaje.',
  encrypted: 'Los códigos van cifrados.',
  unencrypted: 'Los códigos van sin cifrar.',
  sendNow: '💾 Sí, enviarla',
  sent: '💾 La copia está abajo.',
  notSent: 'Telegram no aceptó el archivo. Prueba /backup otra vez.',
  caption: (time, size) => `💾 La base de datos completa al ${time}, ${size}. Guárdala bien.`,
  elsewhere:
    'La base de datos está en PostgreSQL. Haz la copia con su propia herramienta: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (size) =>
    `La copia ocupa ${size}, pero un bot puede enviar 50 MB como máximo. En el servidor, ejecuta: npm run -s cli -- backup FILE`,
}
