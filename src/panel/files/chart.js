// Draws each chart from its table, which stays for those who read it.

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const numbers = new Intl.NumberFormat(document.documentElement.lang, { notation: 'compact' })

for (const figure of document.querySelectorAll('figure[data-chart]')) {
  const { days, series } = JSON.parse(figure.dataset.chart)
  const box = figure.querySelector('.plot')
  const size = () => ({ width: box.clientWidth, height: 220 })
  const axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 } }
  const lines = series.map(({ label, values }, i) => ({
    values,
    option: {
      label,
      stroke: colour(`--series-${i + 1}`),
      fill: i === 0 ? colour('--series-1-area') : undefined,
      width: 2,
      points: { show: false },
      value: (_, value) => (value === null ? '–' : numbers.format(value)),
    },
  }))
  const plot = new uPlot(
    {
      ...size(),
      series: [
        { value: (_, at) => (at === null ? '–' : dayOf(at)) },
        ...lines.map((one) => one.option),
      ],
      axes: [
        { ...axis, values: (_, all) => all.map(dayOf) },
        { ...axis, values: (_, all) => all.map((one) => numbers.format(one)), size: 60 },
      ],
      scales: { x: { time: true } },
      tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    },
    [days, ...lines.map((one) => one.values)],
    box,
  )
  new ResizeObserver(() => plot.setSize(size())).observe(box)
}

function dayOf(at) {
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(document.documentElement.lang, day).format(new Date(at * 1000))
}
