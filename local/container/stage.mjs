// Builds the site and copies into a folder what its container holds: `stage.mjs FOLDER`. `npm run container` tries the
// same layout without a container.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = process.argv[2]
if (!folder) throw new Error('Give the folder to build the container in.')
const output = process.env.BUILD_FOLDER ?? '.next'
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const environment = { ...process.env, STANDALONE: '1', BUILD_FOLDER: output, NODE_ENV: 'production' }
const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env: environment })
if (status !== 0) process.exit(status ?? 1)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(join(root, output, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
// Static files are next to the server's own files; a CDN may serve them instead.
cpSync(join(root, output, 'static'), join(folder, output, 'static'), { recursive: true })
if (existsSync(join(root, 'public'))) cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
cpSync(join(root, 'local', 'container', 'healthy.mjs'), join(folder, 'healthy.mjs'))
