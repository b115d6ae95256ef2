// @ts-check

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Creates an element. Text is never interpreted as markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [properties] `on…` are listeners, `aria…`/`data…`/`role` attributes
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name in element && !name.includes('-')) Object.assign(element, { [name]: value })
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children) if (child) element.append(child)
  return element
}

/** Paths in a 24 by 24 view box. */
const ICONS = {
  attach:
    'M20 11.500 12.200 19.300a5 5 0 0 1-7.100-7.100l8.500-8.500a3.300 3.300 0 0 1 4.700 4.700l-8.400 8.400a1.700 1.700 0 0 1-2.400-2.400l7.700-7.700',
  send: 'M12 19.500V5M5.500 11.500 12 5l6.500 6.500',
  more: 'M12 5.200v.010M12 12v.010M12 18.800v.010',
  slash: 'M15 5 9 19',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.500l6 6 6-6',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  check: 'M5 12.500l5 5L19.500 7',
  open: 'M8 16 16.500 7.500M9.500 7.500h7v7',
  app: 'M4 5.500h16v13H4zM4 9.500h16',
  copy: 'M9 9h9.500v10.500H9zM6 15H5.500V4.500H15V6',
  card: 'M3.500 6.500h17v11h-17zM3.500 10.500h17',
}

/** @param {keyof typeof ICONS} name */
export function icon(name) {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('class', 'icon')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', ICONS[name])
  drawing.append(path)
  return drawing
}
