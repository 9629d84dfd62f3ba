import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/install.mjs'

/** A small Next.js app that a test builds for itself, with this repository's packages. */
export type AppName = 'blank' | 'release'

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
/** As deep in the repository as the app's sources, so that relative paths still resolve. */
const folderOf = (name: AppName) => join(root, '.local', 'apps', name)

const tsconfig = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    noEmit: true,
    paths: { '@/*': ['../../../*'] },
  },
}

/** Copies the app's sources to where it can be built, outside the repository's own sources. */
export function prepareApp(name: AppName): void {
  rmSync(folderOf(name), { recursive: true, force: true })
  mkdirSync(folderOf(name), { recursive: true })
  cpSync(join(root, 'tests', 'apps', name), folderOf(name), { recursive: true })
  writeFileSync(join(folderOf(name), 'tsconfig.json'), JSON.stringify(tsconfig))
}

/** A production build with its own id, beside other builds of the same app. @throws Error with the build's output. */
export function buildApp(name: AppName, build: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folderOf(name),
    encoding: 'utf8',
    env: environmentOf(build),
  })
  if (status !== 0) throw new Error(`building ${name} failed:\n${stdout}${stderr}`)
}

/** Serves one build; resolves, once it is ready, with a function that stops the server. */
export async function serveApp(name: AppName, build: string, port: number): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folderOf(name),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOf(build),
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Ready') && resolve())
    server.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)))
  })
  return async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    // On SIGTERM it would wait for connections that a browser opened in advance and never uses.
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

const environmentOf = (build: string) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  RELEASE_ID: build,
})
