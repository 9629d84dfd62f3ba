import { pricesOn } from '../../calculators/prices-on.ts'
import { endOfMonth, type Month, startOfMonth } from '../../core/dates.ts'

/** The example search on all developer pages: Sydney to Singapore in business, next March. */

const [year = '', month = ''] = pricesOn.split('-')
const march: Month = `${Number(year) + (Number(month) < 3 ? 0 : 1)}-03`

export const exampleDays = { start: startOfMonth(march), end: endOfMonth(march) }

export const exampleSearch = `program=qantas&from=SYD&to=SIN&cabins=J&start=${exampleDays.start}&end=${exampleDays.end}&sort=points&take=5`

export const exampleAlert = { programs: ['qantas'], from: ['SYD'], to: ['SIN'], cabins: ['J'], dates: exampleDays }

type Snippet = { id: string; title: string; file: string; run: string; code: string }

const alert = JSON.stringify(exampleAlert)

/** The environment variables that all snippets need: the site's address and an access token. */
export const setUp = (site: string) => `export POINTSWARD_URL=${site}
export POINTSWARD_TOKEN=pw_...`

const curl = `curl -sS --fail-with-body "$POINTSWARD_URL/api/search?${exampleSearch}" \\
  -H "Authorization: Bearer $POINTSWARD_TOKEN"

curl -sS --fail-with-body "$POINTSWARD_URL/api/alerts" \\
  -H "Authorization: Bearer $POINTSWARD_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '${alert}'
`

const python = `import json, os
from urllib.request import Request, urlopen

SITE, TOKEN = os.environ["POINTSWARD_URL"], os.environ["POINTSWARD_TOKEN"]

def ask(path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(SITE + path, data, headers)) as answer:
        return json.load(answer)

found = ask("/api/search?${exampleSearch}")
print(found["total"], "seats found", "(sample data)" if found["sample"] else "")
for seat in found["rows"]:
    print(seat["date"], *seat["flights"], seat["points"], "points, seen", seat["seenAt"])

made = ask("/api/alerts", json.loads('${alert}'))
print("Alert", made["alert"]["id"], "watches until", made["alert"]["settings"]["dates"]["end"])
`

const typescript = `const { POINTSWARD_URL: site, POINTSWARD_TOKEN: token } = process.env

async function ask(path: string, body?: object) {
  const headers = { authorization: \`Bearer \${token}\`, 'content-type': 'application/json' }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(site + path, request)
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`)
  return answer.json()
}

const found = await ask('/api/search?${exampleSearch}')
console.log(found.total, 'seats found', found.sample ? '(sample data)' : '')
for (const { date, flights, points, seenAt } of found.rows) {
  console.log(date, ...flights, points, 'points, seen', seenAt)
}

const { alert } = await ask('/api/alerts', ${alert})
console.log('Alert', alert.id, 'watches until', alert.settings.dates.end)
`

/** The same two requests in three languages. Tests run each snippet exactly as written here. */
export const snippets: readonly Snippet[] = [
  { id: 'curl', title: 'curl', file: 'seats.sh', run: 'sh seats.sh', code: curl },
  { id: 'python', title: 'Python', file: 'seats.py', run: 'python3 seats.py', code: python },
  { id: 'typescript', title: 'TypeScript', file: 'seats.mts', run: 'npx tsx seats.mts', code: typescript },
]

/** The settings for MCP clients that accept a token. */
export const clientSettings = (site: string) => `{
  "mcpServers": {
    "pointsward": {
      "type": "http",
      "url": "${site}/mcp",
      "headers": { "Authorization": "Bearer pw_..." }
    }
  }
}`

const { dates, ...criteria } = exampleAlert

/** The same search and alert with the official MCP client library. A test runs it exactly as written here. */
export const mcpSnippet = `import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const { POINTSWARD_URL, POINTSWARD_TOKEN } = process.env
const headers = { Authorization: \`Bearer \${POINTSWARD_TOKEN}\` }
const address = new URL(\`\${POINTSWARD_URL}/mcp\`)
const client = new Client({ name: 'my-assistant', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))

async function use(name: string, input: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const text = (content as { text: string }[])[0].text
  if (isError) throw new Error(text)
  return text
}

const trip = ${JSON.stringify({ ...criteria, ...dates })}
console.log(await use('search_seats', trip))

const proposal = await use('create_alert', trip)
console.log(proposal)
// Ask the person here. This script says yes for them.
const confirm = /confirm (\\S+)/.exec(proposal)?.[1]
console.log(await use('create_alert', { confirm }))
await client.close()
`
