import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { hashSources, isMade, type Made, noteMade } from './made.ts'
import { usualPorts } from './options.ts'

const site: Made = {
  name: 'build',
  output: '.next/BUILD_ID',
  // The build itself writes these.
  except: 'public/downloads',
  sources: [
    'app',
    'components',
    'extension',
    'lib',
    'public',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.ts',
    'package-lock.json',
    'postcss.config.mjs',
    'proxy.ts',
    'tailwind.config.ts',
    'tsconfig.build.json',
    'tsconfig.json',
  ],
}

const functions: Made = {
  name: 'functions',
  except: null,
  output: 'functions/dist/index.js',
  sources: ['components', 'functions/build.mjs', 'functions/src', 'lib', 'package-lock.json', 'tsconfig.json'],
}

/**
 * Builds the site unless the last build was of exactly these sources.
 * @throws Error if the build fails; its output has gone to the terminal.
 */
export function ensureBuilt(): void {
  const digest = hashSources(root, site)
  if (isMade(root, site, digest)) return
  console.log('Building the site (its sources changed) …')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  // One build works on any port, though its pages contain the default one.
  const env = { ...process.env, PRERENDER: 'few', SITE_URL: `http://localhost:${usualPorts.site}` }
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The build failed; see the lines above.')
  noteMade(root, site, digest)
}

/**
 * Bundles the functions, with the parts of lib/ they use, unless the last bundle was of exactly these sources.
 * @throws Error if bundling fails; the bundler's output has gone to the terminal.
 */
export async function ensureBundled(): Promise<void> {
  const digest = hashSources(root, functions)
  if (isMade(root, functions, digest)) return
  const bundler = spawn(process.execPath, [join(root, 'functions', 'build.mjs')], { stdio: 'inherit' })
  const [status] = await once(bundler, 'exit')
  if (status !== 0) throw new Error('The functions didn’t bundle; see the lines above.')
  noteMade(root, functions, digest)
}
