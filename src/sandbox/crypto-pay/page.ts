/** The page of an invoice: what it is for, and a button for each asset. */
export function payPage(invoice: {
  amount: string
  description?: string
  accepted_assets: string[]
  status: 'active' | 'paid' | 'expired'
}): Response {
  const { amount, description = '', accepted_assets: assets, status } = invoice
  const buttons = assets.map(
    (asset) => `<button name="asset" value="${escaped(asset)}">Pay with ${escaped(asset)}</button>`,
  )
  const states = {
    active: `<form method="post">${buttons.join('')}</form>`,
    paid: `<p class="paid">Paid. Go back to the chat.</p>
<form method="post"><button class="again" name="asset" value="USDT">Pay once more, by mistake</button></form>`,
    expired: '<p>This invoice has expired.</p>',
  }
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Crypto Pay (sandbox)</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
  h1 { font-size: 2rem; margin: 0 }
  button { display: block; width: 100%; margin: .5rem 0; padding: .75rem; font: inherit; border: 0; border-radius: .5rem; background: #1a6fb5; color: #fff; cursor: pointer }
  .again { background: none; color: inherit; text-decoration: underline }
  .paid { font-weight: bold }
</style>
<p>Crypto Pay, a stand-in: nothing here is real.</p>
<h1>${escaped(amount)} USD</h1>
<p>${escaped(description)}</p>
${states[status]}
</html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`)
}
