import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './backend/ports.ts'

/**
 * `npm run container`: lays out the container's files as the Dockerfile does and runs them as the container would: in
 * a folder that has only them, with only the environment it is given, as a user who may not write there.
 */
const folder = mkdtempSync(join(tmpdir(), 'pointsward-container-'))
const rows: [string, boolean, string][] = []
const check = (what: string, good: boolean, seen: unknown) => rows.push([what, good, String(seen)])

// Built with an address, as in the Dockerfile: without one the pages have no `og:image`.
const SITE_URL = 'https://pointsward.example'
const { PRERENDER = 'few' } = process.env
const without = { SOCIAL_VIDEO_URL: 'none', SOCIAL_NETWORK_URL: 'none', SOCIAL_PHOTO_URL: 'none' }
const environment = { ...process.env, BUILD_FOLDER: '.next-container', PRERENDER, SITE_URL, ...without }
// Next.js writes its build folder's name into these files; they are restored after the build.
const touched = ['tsconfig.build.json', 'next-env.d.ts'].filter((file) => existsSync(file))
const before = touched.map((file) => [file, readFileSync(file)] as const)
const staged = spawnSync(process.execPath, ['local/container/stage.mjs', join(folder, 'site')], {
  stdio: 'inherit',
  env: environment,
})
for (const [file, text] of before) writeFileSync(file, text)
if (staged.status !== 0) process.exit(1)
// Any user may read the folder, and none may write to it.
chmodSync(folder, 0o755)
spawnSync('chmod', ['-R', 'a-w,a+rX', join(folder, 'site')])

const [port = 0, nowhere = 0] = await freePorts(2)
const asRoot = process.getuid?.() === 0
const given = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: String(port),
  HOSTNAME: '0.0.0.0',
  GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
  // No backend at all: pages must be served without one.
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${nowhere}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${nowhere}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${nowhere}`,
  SITE_URL,
  METADATA_SERVER_DETECTION: 'none',
}

function run(file: string, environment: Record<string, string | undefined>): ChildProcess {
  const who = asRoot ? { uid: 65_534, gid: 65_534 } : {}
  return spawn(process.execPath, [file], {
    cwd: join(folder, 'site'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment as NodeJS.ProcessEnv,
    ...who,
  })
}

const codeOf = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0]
const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })

async function trial(): Promise<void> {
  const { GOOGLE_CLOUD_PROJECT: _none, ...incomplete } = given
  const refused = run('server.js', incomplete)
  let said = ''
  refused.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  refused.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const refusal = await codeOf(refused)
  check('without a variable it ends and names it', refusal === 1 && said.includes('GOOGLE_CLOUD_PROJECT'), refusal)

  const server = run('server.js', given)
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const began = performance.now()
  while (!(await at('/api/health').catch(() => null))?.ok && server.exitCode === null) await wait(50)
  if (server.exitCode !== null) throw new Error(`the server ended: ${log}`)
  check('up', true, `${Math.round(performance.now() - began)} ms`)
  const healthy = await codeOf(run('healthy.mjs', { PORT: String(port) }))
  check('the health check passes', healthy === 0, healthy)
  const page = await at('/')
  const html = await page.text()
  check('a page', page.status === 200 && html.includes('Pointsward'), page.status)
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  check('its script', (await at(script)).status === 200, script)
  check('a file of public/', (await at('/theme.js')).status === 200, 'theme.js')
  const [, card = '/none'] = /og:image" content="https:\/\/pointsward\.example([^"]+)"/.exec(html) ?? []
  check('the picture of the page', (await at(card)).status === 200, card)
  check('not ready without a database', (await at('/api/health/ready')).status === 503, 503)
  const robots = await (
    await fetch(`http://127.0.0.1:${port}/robots.txt`, { headers: { 'x-forwarded-host': 'evil' } })
  ).text()
  check('robots.txt names SITE_URL', robots.includes('https://pointsward.example/sitemap.xml'), 'Sitemap')
  await at('/api/search?program=qantas&from=SYD&to=SIN')
  const lines = log.split('\n').filter((line) => line.includes('"requestId"'))
  check(
    'requests are logged as JSON',
    lines.length > 0 && lines.every((line) => JSON.parse(line)),
    `${lines.length} lines`,
  )
  check('not as root', !asRoot || ownerOf(server) === 65_534, 'uid 65534')
  const spare = connect(port, '127.0.0.1')
  spare.on('error', () => {})
  await once(spare, 'connect')
  const ending = performance.now()
  server.kill('SIGTERM')
  const code = await codeOf(server)
  check(
    'SIGTERM ends it, unused connections notwithstanding',
    code === 143 || code === 0,
    `${code} after ${Math.round(performance.now() - ending)} ms`,
  )
  check('unhealthy once it is gone', (await codeOf(run('healthy.mjs', { PORT: String(port) }))) === 1, 1)
  check('no sources inside', !existsSync(join(folder, 'site', 'tests')), readdirSync(join(folder, 'site')).join(' '))
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const ownerOf = (child: ChildProcess) => statSync(`/proc/${child.pid}`).uid

try {
  await trial()
} finally {
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
for (const [what, good, seen] of rows) console.log(`${good ? 'pass' : 'FAIL'}  ${what.padEnd(58)} ${seen}`)
process.exit(rows.every(([, good]) => good) ? 0 : 1)
