import { FRESH_TRXID } from '../requests/bodies.ts'

/** A call as the samples show it. The key is in the environment variable KEY. */
export type SampleCall = {
  method: string
  /** Complete, with the query. */
  url: string
  /** A flat object. A trxid of FRESH_TRXID becomes a new one each time that the sample runs. */
  body?: Record<string, unknown> | undefined
}

/** As `x-codeSamples` of an operation lists them. */
export type CodeSample = { lang: string; label: string; source: string }

/** The call in four languages. Each sample runs as it is, and needs nothing but its language. */
export function codeSamples(call: SampleCall): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: inCurl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: inJavaScript(call) },
    { lang: 'Python', label: 'Python', source: inPython(call) },
    { lang: 'PHP', label: 'PHP', source: inPhp(call) },
  ]
}

const STORE_IT = 'Store it before you send it.'

function inCurl({ url, body }: SampleCall): string {
  const curl = `curl -s ${inQuotes(url, "'\\''")} -H "X-API-Key: $KEY"`
  if (!body) return `${curl}\n`
  const json = inQuotes(JSON.stringify(body), "'\\''").replace(FRESH_TRXID, `'"$TRXID"'`)
  const fresh = hasFreshTrxid(body) ? `TRXID=$(uuidgen) # ${STORE_IT}\n` : ''
  return `${fresh}${curl} \\\n  -H 'Content-Type: application/json' \\\n  -d ${json}\n`
}

function inJavaScript({ url, body }: SampleCall): string {
  const address = inQuotes(url)
  const key = `'X-API-Key': process.env.KEY`
  const print = 'console.log(response.status, await response.json())\n'
  if (!body)
    return `const response = await fetch(${address}, {
  headers: { ${key} },
})
${print}`
  const fields = fieldsOf(body, (name) => `${name}: `, inQuotes, 'trxid')
    // The shorthand that people write.
    .replace('trxid: trxid', 'trxid')
  return `${hasFreshTrxid(body) ? `const trxid = crypto.randomUUID() // ${STORE_IT}\n` : ''}const response = await fetch(${address}, {
  method: 'POST',
  headers: { ${key}, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ${fields} }),
})
${print}`
}

function inPython({ url, body }: SampleCall): string {
  const fresh = body && hasFreshTrxid(body)
  const fields = body && fieldsOf(body, (name) => `"${name}": `, JSON.stringify, 'trxid')
  const headers = ['"X-API-Key": os.environ["KEY"]']
  if (body) headers.push('"Content-Type": "application/json"')
  return `import json
import os
import urllib.error
import urllib.request
${fresh ? `import uuid\n\ntrxid = str(uuid.uuid4())  # ${STORE_IT}\n` : '\n'}request = urllib.request.Request(
    ${JSON.stringify(url)},
    headers={${headers.join(', ')}},
${fields ? `    data=json.dumps({${fields}}).encode(),\n` : ''})
try:
    response = urllib.request.urlopen(request, timeout=60)
except urllib.error.HTTPError as refusal:
    response = refusal  # It has a JSON body, too.
print(response.status, json.load(response))
`
}

function inPhp({ url, body }: SampleCall): string {
  const fresh = body && hasFreshTrxid(body)
  const fields = body && fieldsOf(body, (name) => `'${name}' => `, inQuotes, '$trxid')
  const headers = [`'X-API-Key: ' . getenv('KEY')`]
  if (body) headers.push(`'Content-Type: application/json'`)
  return `<?php
${fresh ? `$trxid = bin2hex(random_bytes(16)); // ${STORE_IT}\n` : ''}$context = stream_context_create(['http' => [
${body ? `    'method' => 'POST',\n` : ''}    'header' => [${headers.join(', ')}],
${fields ? `    'content' => json_encode([${fields}]),\n` : ''}    'ignore_errors' => true, // A refusal has a JSON body, too.
    'timeout' => 60,
]]);
$response = json_decode(file_get_contents(${inQuotes(url)}, false, $context), true);
print_r($response);
`
}

function hasFreshTrxid(body: Record<string, unknown>): boolean {
  return body.trxid === FRESH_TRXID
}

/** The fields of a literal; `trxid` is the variable that holds a fresh one. */
function fieldsOf(
  body: Record<string, unknown>,
  nameOf: (name: string) => string,
  quote: (text: string) => string,
  trxid: string,
): string {
  const literal = (value: unknown) => {
    if (value === FRESH_TRXID) return trxid
    return typeof value === 'string' ? quote(value) : JSON.stringify(value)
  }
  return Object.entries(body)
    .map(([name, value]) => nameOf(name) + literal(value))
    .join(', ')
}

function inQuotes(text: string, quote = "\\'"): string {
  return `'${text.replaceAll("'", quote)}'`
}
