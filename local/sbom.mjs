// `npm run sbom`: lists the dependencies of the site and of the functions as CycloneDX, in sbom.json and
// functions/dist.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
for (const [folder, file] of [
  ['.', 'sbom.json'],
  ['functions', 'functions/dist/sbom.json'],
]) {
  const flags = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', flags, { cwd: join(root, folder), encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const { components } = JSON.parse(stdout)
  mkdirSync(join(root, 'functions', 'dist'), { recursive: true })
  writeFileSync(join(root, file), stdout)
  console.log(`${file}: ${components.length} components`)
}
