import type { EChartsCoreOption } from 'echarts/core'
import type { Chart, Ranking, Timeline } from '../domain/reports/chart.ts'

// How pictures look: dark on white, whatever the chat's own colours, and large enough for a phone. What differs by
// colour also differs in form.

export const WIDTH = 1080
export const HEIGHT = 720

const LATIN = 'DejaVu Sans'
/** Its signs are put together only where it is the first font of a text. */
const BENGALI = 'Noto Sans Bengali'

const TEXT = '#1f2430'
const QUIET = '#5b6270'
const GRID = '#e3e6ec'
/** Told apart by people who see fewer colours: blue and orange. */
const COLOURS = ['#0072b2', '#d55e00']
const FONT_SIZE = 26
/** More characters of a name do not fit beside its bar. */
const NAME_LENGTH = 24
const LABELS_SHOWN = 8
/** The width of the picture compared with that of the longest bar: its text stands beside it. */
const ROOM = 1.45

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

/** What to draw, in the words of echarts. */
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
      itemGap: 12,
      textStyle: { fontFamily, fontSize: 36, fontWeight: 'bold', color: TEXT },
      subtextStyle: { fontFamily, fontSize: FONT_SIZE, color: QUIET },
    },
    ...parts,
  }
}

function drawn(chart: Chart, fontFamily: string): EChartsCoreOption {
  return chart.kind === 'timeline' ? timeline(chart, fontFamily) : ranking(chart, fontFamily)
}

function emptyOption({ empty }: Chart, fontFamily: string): EChartsCoreOption {
  const style = { text: empty, fontFamily, fontSize: 32, fill: QUIET }
  return { graphic: { type: 'text', left: 'center', top: 'middle', style } }
}

function timeline(
  { labels, series, locale, unit }: Timeline,
  fontFamily: string,
): EChartsCoreOption {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const axis = { color: QUIET, fontFamily, fontSize: FONT_SIZE }
  return {
    grid: { left: 32, right: 48, top: 190, bottom: 40 },
    legend: {
      ...{ top: 128, left: 'center', itemWidth: 40, itemGap: 48 },
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
  const axis = { fontFamily, fontSize: FONT_SIZE, color: TEXT }
  const names = rows.map(({ name }) => shortened(name))
  return {
    grid: { left: 32, right: 32, top: 140, bottom: 24 },
    xAxis: {
      type: 'value',
      min: 0,
      // Room for the text beside the longest bar.
      max: (full ?? Math.max(...rows.map(({ value }) => value), 1)) * ROOM,
      show: false,
    },
    yAxis: {
      type: 'category',
      data: names,
      inverse: true,
      axisLabel: { ...axis, interval: 0 },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 44,
        data: rows.map(({ value, text }) => ({
          value: Math.max(value, 0),
          label: { show: true, formatter: text },
        })),
        label: { ...axis, position: 'right', distance: 14 },
        showBackground: full !== null,
        backgroundStyle: { color: '#f4f6f9' },
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
