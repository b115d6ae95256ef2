// Holds the rules and the dashboard in deploy/ to the page of metrics and to the docs. What the rules do is
// tested by promtool, which .ci/run calls: deploy/prometheus-rules.test.yml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resolves } from './helpers/links.ts'
import { pageOver } from './helpers/metrics.ts'
import { testStore } from './helpers/store.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const rules = read('deploy/prometheus-rules.yml')
const ruleTests = read('deploy/prometheus-rules.test.yml')
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json'))

type Panel = {
  id: number
  type: string
  title: string
  datasource?: { type: string; uid: string }
  targets?: { expr: string; datasource: { type: string; uid: string } }[]
}
const panels: Panel[] = dashboard.panels

/** Prometheus' own, and `exported_job`, which is what becomes of a label `job`. */
const OTHER_LABELS = ['job', 'instance', 'le', 'exported_job']
const METRIC = /\b(?:gamewallet|process|nodejs)_[a-z0-9_]+/g

/** The expressions of a YAML file whose every `expr` is one line or a block. */
function expressionsOf(yaml: string): string[] {
  const found = yaml.matchAll(/^( +)expr: (?:\|\n((?:\1 {2}.*\n)+)|(.+)\n)/gm)
  return [...found].map(([, , block, line]) => block ?? line ?? '')
}
const ofDashboard = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const expressions = { rules: expressionsOf(rules), dashboard: ofDashboard }
const alerts = rules.split(/^ +- alert: /m).slice(1)

test('finds the alerts and expressions that it is about to check', () => {
  expect(alerts.length).toBeGreaterThan(25)
  expect(expressions.rules).toHaveLength(alerts.length)
  expect(expressions.dashboard.length).toBeGreaterThan(40)
})

describe.each(['rules', 'dashboard'] as const)('the %s', (name) => {
  test('name no metric that the service does not serve', async () => {
    const page = await (await pageOver(await testStore()).get()).text()
    const types = new Map(
      [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, metric = '', type]) => [metric, type]),
    )
    const isServed = (metric: string) =>
      types.has(metric) || types.get(metric.replace(/_(bucket|sum|count)$/, '')) === 'histogram'
    const named = expressions[name].flatMap((expression) => expression.match(METRIC) ?? [])
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((metric) => !isServed(metric))).toEqual([])
  })

  test('use no label that the docs do not have', () => {
    const table = [...read('docs/operating.md').matchAll(/^\| (`(?:gamewallet)_.*?) \| (.*?) \|/gm)]
    const labels = table.flatMap(([, , cell = '']) => cell.match(/\w+/g) ?? [])
    const used = expressions[name].flatMap((expression) => [
      ...[...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label),
      ...[...expression.matchAll(/(?:by|without|on) \(([^)]+)\)/g)].flatMap(([, list = '']) =>
        list.split(/,\s*/),
      ),
    ])
    expect(used.length).toBeGreaterThan(25)
    const known = new Set([...labels, ...OTHER_LABELS])
    expect(used.filter((label) => !known.has(label ?? ''))).toEqual([])
  })
})

test.each(alerts.map((alert) => [alert.split('\n', 1)[0] ?? '', alert]))(
  '%s says how bad it is, what it is and what to do, and is tested',
  (name, alert) => {
    expect(alert).toMatch(/^ +severity: (critical|warning)$/m)
    expect(alert).toMatch(/^ +summary: \S.{15}/m)
    const [, description = ''] = /^ +description: >-\n((?: {12}.*\n)+)/m.exec(alert) ?? []
    const links = description.match(/docs\/[\w.-]+#[\w-]+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !resolves('README.md', link))).toEqual([])
    expect(ruleTests).toContain(`alertname="${name}"`)
  },
)
