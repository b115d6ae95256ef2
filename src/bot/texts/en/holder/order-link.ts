import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'

export const orderLink = {
  button: '🔗 Link for the customer',
  title: '🔗 Link for the customer',
  what: 'Whoever has this link sees the product, a part of the player’s details, the times and the status of this order. It shows no price, no code and nothing about you.',
  make: '🔗 Make the link',
  link: (url: Html) => html`The link: ${url}`,
  copy: '📋 Copy the link',
  open: '↗️ Open',
  revoke: '🗑 Revoke the link',
  askRevoke: 'Revoke the link?',
  whatRevokeMeans: 'Whoever has it sees nothing any more. You can make another one later.',
  revokeNow: '🗑 Yes, revoke it',
  revoked: 'The link is revoked.',
  noAddress:
    'Links need an address on the internet, and the operator has not set one for this service yet.',
}
