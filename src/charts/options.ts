import type { EChartsCoreOption } from 'echarts/core'
import type { Chart, Ranking, Timeline } from '../domain/reports/chart.ts'

// How pictures look: dark on white, whatever the chat's own colours, and large enough for a phone. What differs by
// colour also differs in form.

export const WIDTH = 1080
const TIMELINE_HEIGHT = 810
/** Of the title, and of each row below it. */
const HEAD_HEIGHT = 170
const ROW_HEIGHT = 112
const FEWEST_ROWS = 3

const LATIN = 'DejaVu Sans'
/** Its signs are put together only where it is the first font of a text. */
const BENGALI = 'Noto Sans Bengali'

const TEXT = '#1f2430'
const QUIET = '#5b6270'
const GRID = '#e3e6ec'
/** Distinguished by people who see fewer colours: blue and orange. */
const COLOURS = ['#0072b2', '#d55e00']
/** A chat shows a picture about 300 points wide: this is then as small as letters may be. */
const FONT_SIZE = 36
const BAR_HEIGHT = 38
/** From the top of a bar to that of its name. */
const NAME_ABOVE = 46
/** More characters of a name do not fit above its bar. */
const NAME_LENGTH = 40
const LABELS_SHOWN = 5
/** The width of the picture compared with that of the longest bar: its text stands beside it. */
const ROOM = 1.5

/** How wide a text is, roughly: only a browser could measure it. @param font such as `bold 26px DejaVu Sans` */
export function widthOf(text: string, font: string): number {
  const size = Number(/(\d{1,4})px/.exec(font)?.[1] ?? FONT_SIZE)
  const widths = Array.from(text, (sign) => {
    if (/[\p{M}\u2066-\u2069\u200f]/u.test(sign)) return 0
    if (/[ .,:;'|!()il1]/.test(sign)) return 0.42
    return /[\p{Lu}mw%…]/u.test(sign) ? 0.76 : 0.64
  })
  return (
    widths.reduce<number>((sum, width) => sum + width, 0) * size * (/bold/.test(font) ? 1.1 : 1)
  )
}

/** Bars have their names above them, so that these may be long; more bars take a higher picture. */
export function heightOf(chart: Chart): number {
  if (chart.kind === 'timeline') return TIMELINE_HEIGHT
  return HEAD_HEIGHT + Math.max(chart.rows.length, FEWEST_ROWS) * ROW_HEIGHT
}

export function optionOf(given: Chart): EChartsCoreOption {
  // The marks that keep pieces of a chat message apart would tear a text of a picture apart.
  const json = JSON.stringify(given).replace(/[\u2066-\u2069\u200f]/g, '')
  const chart: Chart = JSON.parse(json)
  const fontFamily = /\p{Script=Bengali}/u.test(json) ? BENGALI : LATIN
  const isEmpty =
    chart.kind === 'ranking'
      ? chart.rows.length === 0
      : chart.series.every(({ values }) => values.every((value) => value === 0))
  const parts = isEmpty ? emptyOption(chart, fontFamily) : drawn(chart, fontFamily)
  return {
    animation: false,
    backgroundColor: '#ffffff',
    color: COLOURS,
    textStyle: { fontFamily, fontSize: FONT_SIZE, color: TEXT },
    title: {
      text: chart.title,
      subtext: chart.subtitle,
      left: 32,
      top: 24,
      itemGap: 16,
      textStyle: { fontFamily, fontSize: 46, fontWeight: 'bold', color: TEXT },
      subtextStyle: { fontFamily, fontSize: FONT_SIZE, color: QUIET },
    },
    ...parts,
  }
}

function drawn(chart: Chart, fontFamily: string): EChartsCoreOption {
  return chart.kind === 'timeline' ? timeline(chart, fontFamily) : ranking(chart, fontFamily)
}

function emptyOption({ empty }: Chart, fontFamily: string): EChartsCoreOption {
  const style = { text: empty, fontFamily, fontSize: FONT_SIZE, fill: QUIET }
  return { graphic: { type: 'text', left: 'center', top: 'middle', style } }
}

function timeline(
  { labels, series, locale, unit }: Timeline,
  fontFamily: string,
): EChartsCoreOption {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const axis = { color: QUIET, fontFamily, fontSize: FONT_SIZE }
  return {
    grid: { left: 40, right: 60, top: 240, bottom: 84 },
    legend: {
      ...{ top: 158, left: 32, itemWidth: 44, itemGap: 48 },
      textStyle: { fontFamily, fontSize: FONT_SIZE, color: TEXT },
    },
    xAxis: {
      type: 'category',
      data: labels,
      axisLabel: { ...axis, margin: 20, interval: Math.ceil(labels.length / LABELS_SHOWN) - 1 },
      axisLine: { lineStyle: { color: QUIET } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...axis, formatter: (value: number) => `${compact.format(value)} ${unit}` },
      splitLine: { lineStyle: { color: GRID } },
    },
    series: series.map(({ name, values }, i) =>
      i === 0
        ? { name, type: 'bar', data: values, barMaxWidth: 64 }
        : {
            ...{ name, type: 'line', data: values, symbol: 'circle', symbolSize: 12 },
            lineStyle: { width: 5 },
          },
    ),
  }
}

function ranking({ rows, full }: Ranking, fontFamily: string): EChartsCoreOption {
  const label = { fontFamily, fontSize: FONT_SIZE, color: TEXT }
  const bar = { barWidth: BAR_HEIGHT, barGap: '-100%' }
  // A full bar has no room beside it.
  const names = rows.map(({ name, text }) =>
    full === null ? shortened(name) : `${shortened(name)}: ${text}`,
  )
  return {
    grid: { left: 32, right: 32, top: HEAD_HEIGHT, bottom: 0 },
    xAxis: {
      type: 'value',
      min: 0,
      max: full ?? Math.max(...rows.map(({ value }) => value), 1) * ROOM,
      show: false,
    },
    yAxis: { type: 'category', data: names, inverse: true, show: false },
    series: [
      {
        type: 'bar',
        ...bar,
        data: rows.map(({ value, text }) => ({
          value: Math.max(value, 0),
          label: { show: full === null, formatter: text },
        })),
        label: { ...label, position: 'right', distance: 14 },
        showBackground: full !== null,
        backgroundStyle: { color: GRID },
      },
      // Invisible bars in the same place, with the names above them.
      {
        type: 'bar',
        ...bar,
        data: names.map((name) => ({ value: 0, label: { show: true, formatter: name } })),
        label: { ...label, position: [0, -NAME_ABOVE] },
      },
    ],
  }
}

function shortened(name: string): string {
  const characters = [...name]
  return characters.length > NAME_LENGTH
    ? `${characters.slice(0, NAME_LENGTH - 1).join('')}…`
    : name
}
