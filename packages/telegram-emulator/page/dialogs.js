// @ts-check
import { el, icon } from './dom.js'
import { starsOf } from './words.js'

/**
 * Shows a dialog until it is closed, by its buttons, Escape or a click beside it.
 * @param {HTMLDialogElement} dialog
 * @param {Element} [host] the element whose colours it uses
 */
function open(dialog, host = document.body) {
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  host.append(dialog)
  dialog.showModal()
}

/** Shows an alert of the bot. @param {Element} host @param {string} botName @param {string} text */
export function showAlert(host, botName, text) {
  const dialog = el(
    'dialog',
    { className: 'alert', role: 'alertdialog', 'aria-label': `${botName} says` },
    el('h2', {}, botName),
    el('p', { dir: 'auto' }, text),
  )
  dialog.append(choices(button('OK', () => dialog.close(), 'primary')))
  open(dialog, host)
}

/**
 * Asks whether to pay, and stays open until the payment has succeeded or failed.
 * @param {Element} host
 * @param {{ title: string, description: string, total_amount: number }} invoice
 * @param {number} stars how many the person has
 * @param {() => Promise<void>} pay
 */
export function confirmPayment(host, invoice, stars, pay) {
  const amount = starsOf(invoice.total_amount)
  const dialog = el(
    'dialog',
    { className: 'payment', 'aria-label': `Pay ${amount}?` },
    el('div', { className: 'star', 'aria-hidden': 'true' }, '★'),
    el('h2', {}, `Pay ${amount}?`),
    el('strong', { dir: 'auto' }, invoice.title),
    el('p', { dir: 'auto' }, invoice.description),
    el('p', { className: 'quiet' }, `You have ${starsOf(stars)}. No real money is spent here.`),
  )
  const payButton = button(
    `Pay ${amount}`,
    async () => {
      if (payButton.ariaBusy === 'true') return
      payButton.ariaBusy = 'true'
      payButton.textContent = 'Paying…'
      await pay()
      dialog.close()
    },
    'primary',
  )
  dialog.append(
    choices(
      button('Cancel', () => dialog.close()),
      payButton,
    ),
  )
  open(dialog, host)
  payButton.focus()
}

/** @param {string} url @param {string} alt */
export function showPhoto(url, alt) {
  const dialog = el(
    'dialog',
    { className: 'viewer', 'aria-label': alt },
    el('img', { src: url, alt, onclick: () => dialog.close() }),
    el(
      'button',
      {
        type: 'button',
        className: 'round',
        title: 'Close',
        'aria-label': 'Close',
        onclick: () => dialog.close(),
      },
      icon('close'),
    ),
  )
  open(dialog)
}

/** @param {...HTMLElement} buttons */
function choices(...buttons) {
  return el('div', { className: 'choices' }, ...buttons)
}

/**
 * @param {string} text
 * @param {() => void} press
 * @param {string} [className]
 */
function button(text, press, className = '') {
  return el('button', { type: 'button', className, onclick: press }, text)
}
