import { createHash } from 'node:crypto'
import type { Texts } from '../locales/languages.ts'

/**
 * A page for visitors, in their language. Nothing is loaded and nothing runs, which its headers say, too.
 * @param head what else is in its head
 */
export function createVisitorPage(style: string, head = '') {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    headers: {
      'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Language',
      'X-Frame-Options': 'DENY',
    },
    /** @param title as HTML, like the body */
    html: (
      { language: { code, rightToLeft } }: Texts,
      title: string,
      body: string,
    ) => `<!doctype html>
<html lang="${code}"${rightToLeft ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`,
  }
}
