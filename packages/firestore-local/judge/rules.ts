import { unsignedToken } from '../tests/contract/rest.ts'
import type { Server } from '../tests/contract/server.ts'
import { putRules } from '../tests/contract/server.ts'
import { judged } from './expressions.ts'
import { databaseOf, runQuery } from './two.ts'

/** A server's verdict on a condition: it does not compile, or whether it lets a member and a signed-out caller read. */
export type Verdict = 'refused' | `${'yes' | 'no'} ${'yes' | 'no'}`

const member = unsignedToken({
  sub: 'u',
  user_id: 'u',
  email: 'u@example.com',
  firebase: { sign_in_provider: 'custom' },
})

const rulesOf = (conditions: readonly string[], version: string) => `${version}
service cloud.firestore {
  match /databases/{database}/documents {
${conditions.map((condition, at) => `    match /judged${at}/{id} { allow get: if ${condition}; }`).join('\n')}
  }
}`

/** Tests conditions on a server, in one ruleset if the server accepts it, otherwise one by one. */
export async function judge(
  server: Server,
  project: string,
  conditions: readonly string[],
  version = "rules_version = '2';",
): Promise<Verdict[]> {
  if ((await putRules(server, project, rulesOf(conditions, version))).ok)
    return Promise.all(conditions.map((_, at) => verdict(server, project, at)))
  const [only, ...others] = conditions
  if (only === undefined || others.length === 0) return ['refused']
  const middle = conditions.length >> 1
  const first = await judge(server, project, conditions.slice(0, middle), version)
  return [...first, ...(await judge(server, project, conditions.slice(middle), version))]
}

async function verdict(server: Server, project: string, at: number): Promise<Verdict> {
  const may = async (authorization: string | null) => {
    const documents = [`${databaseOf(project)}/documents/judged${at}/1`]
    const { status } = await runQuery(server, `${databaseOf(project)}/documents:batchGet`, { documents }, authorization)
    // Google's emulator answers UNKNOWN for some conditions that fail in its own code; that counts as a refusal too.
    return status === 'OK' ? 'yes' : 'no'
  }
  return `${await may(member)} ${await may(null)}`
}

/** Writes the documents that the conditions read. */
export async function writeJudged(server: Server, project: string, count: number): Promise<void> {
  const root = `${databaseOf(project)}/documents`
  const names = ['judged/1', ...Array.from({ length: count }, (_, at) => `judged${at}/1`)]
  const writes = names.map((name) => ({ update: { name: `${root}/${name}`, fields: judged } }))
  const { status, message } = await runQuery(server, `${root}:commit`, { writes })
  if (status !== 'OK') throw new Error(`Writing answered ${status}: ${message}`)
}
