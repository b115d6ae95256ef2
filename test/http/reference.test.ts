import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'

type Operation = {
  operationId: string
  summary: string
  'x-charges'?: true
  responses: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value: { code?: string } }> }> }
  >
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

test('the page is made of this service’s own files alone, and its policy allows no others', async () => {
  const { app, html, headers } = await page()
  expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  const files = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)]
  const paths = files.map(([, path = '']) => path).filter((path) => !path.startsWith('data:'))
  expect(paths).toHaveLength(4)
  for (const path of paths) {
    const file = await app.api.request(`/${path}`)
    expect(file.status, path).toBe(200)
    expect(file.headers.get('Content-Type'), path).toMatch(/^text\/(css|javascript)/)
    expect(await file.text(), path).not.toMatch(/https?:\/\/(?!127\.0\.0\.1:3000)|\beval\b/)
  }
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/)
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe/)
})

test('every call is on the page, with a form to try it', async () => {
  const { html, document } = await page()
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(calls.length).toBeGreaterThan(12)
  for (const { path, method, operation } of calls) {
    const name = `${method.toUpperCase()} ${path}`
    const { operationId, 'x-charges': charges } = operation
    const [, part = ''] = html.split(`<section class="call" id="${operationId}"`)
    expect(part, name).not.toBe('')
    const form = part.match(/<form class="try"[^>]*>/)?.[0]
    expect(form, name).toContain(`aria-label="Try ${name}"`)
    expect(form?.includes('data-charges'), name).toBe(method === 'post')
    expect(charges, name).toBe(method === 'post' ? true : undefined)
  }
})

async function page() {
  const { app } = await testApp()
  const answer = await app.api.request('/docs')
  const document = (await (await app.api.request('/openapi.json')).json()) as Document
  return { app, html: await answer.text(), headers: answer.headers, document }
}
