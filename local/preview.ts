import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './install.mjs'
import { type Preview, type PreviewRequest, planPreview } from './preview/plan.ts'

const usage = `npm run preview -- BRANCH --project NAME [--region asia-southeast1] [--dry-run | --end]
  Puts a branch as it is committed on App Hosting, under a backend of its own, in a project that members do not use.
  --dry-run says what would be done, and asks nobody; --end takes the preview away.`

/** Runs the project's own firebase; returns whether it succeeded. */
function firebase(args: string[], cwd: string, stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const bin = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  return spawnSync(process.execPath, [bin, ...args], { cwd, stdio }).status === 0
}

function git(args: string[], cwd = root): void {
  const { status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
}

const readFiles = (folder: string): Preview['files'] => ({
  'firebase.json': readFileSync(join(folder, 'firebase.json'), 'utf8'),
  'apphosting.yaml': readFileSync(join(folder, 'apphosting.yaml'), 'utf8'),
})

function show({ backend, address, files, create, deploy }: Preview): void {
  console.log(`${backend}, to be found at ${address}\n`)
  for (const [name, text] of Object.entries(files)) console.log(`${name}:\n${text}`)
  for (const args of [create, deploy]) console.log(`firebase ${args.join(' ')}`)
}

function start(preview: Preview, folder: string): boolean {
  for (const [name, text] of Object.entries(preview.files)) writeFileSync(join(folder, name), text)
  const there = firebase(preview.exists, folder, 'ignore') || firebase(preview.create, folder)
  if (!there || !firebase(preview.deploy, folder)) return false
  console.log(`${preview.backend} is at ${preview.address}`)
  return true
}

/** Runs work in a checkout of the branch alone, so that what is deployed is what is committed. */
function inCheckout(branch: string, work: (folder: string) => boolean): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pointsward-preview-'))
  try {
    git(['worktree', 'add', '--quiet', '--detach', folder, branch])
    return work(folder)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
}

type Command = PreviewRequest & { dryRun: boolean; end: boolean }

/** Reads the command; returns null if the arguments are wrong. */
function readCommand(): Command | null {
  const flag = { type: 'boolean', default: false } as const
  const region = { type: 'string', default: 'asia-southeast1' } as const
  const options = { project: { type: 'string' }, region, 'dry-run': flag, end: flag } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [branch, another] = positionals
    if (!branch || another || !values.project) return null
    return { branch, project: values.project, region: values.region, dryRun: values['dry-run'], end: values.end }
  } catch {
    return null
  }
}

function main(): number {
  const command = readCommand()
  if (command === null) {
    console.error(usage)
    return 2
  }
  try {
    // The branch may be gone by now.
    if (command.end) return firebase(planPreview(command, readFiles(root)).end, root) ? 0 : 1
    const good = inCheckout(command.branch, (folder) => {
      const preview = planPreview(command, readFiles(folder))
      if (!command.dryRun) return start(preview, folder)
      show(preview)
      return true
    })
    return good ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exit(main())
