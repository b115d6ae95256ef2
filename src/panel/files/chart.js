// Draws each chart from its table, which stays for those who read it.

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const numbers = new Intl.NumberFormat(document.documentElement.lang, { notation: 'compact' })

for (const figure of document.querySelectorAll('figure[data-chart]')) {
  const { days, series } = JSON.parse(figure.dataset.chart)
  const box = figure.querySelector('.plot')
  const size = () => ({ width: box.clientWidth, height: 220 })
  const axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 } }
  const lines = series.map(({ label, values, isCount }, i) => ({
    values,
    option: {
      label,
      scale: isCount ? 'count' : 'y',
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
        { ...axis, values: (_, all) => all.map((one) => numbers.format(one)), size: 50 },
        {
          ...{ ...axis, scale: 'count', side: 1, size: 40, grid: { show: false } },
          values: (_, all) => all.map((one) => (Number.isInteger(one) ? numbers.format(one) : '')),
        },
      ],
      scales: { x: { time: true }, y: { range: fromZero }, count: { range: fromZero } },
      cursor: { drag: { x: false } },
      tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    },
    [days, ...lines.map((one) => one.values)],
    box,
  )
  // A finger moves the cursor as the mouse does; up and down it still scrolls the page.
  plot.over.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') return
    const { left, top } = plot.over.getBoundingClientRect()
    plot.setCursor({ left: clientX - left, top: clientY - top })
  })
  new ResizeObserver(() => plot.setSize(size())).observe(box)
}

function fromZero(_, least, most) {
  return [Math.min(least, 0), Math.max(most * 1.1, 1)]
}

function dayOf(at) {
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(document.documentElement.lang, day).format(new Date(at * 1000))
}
