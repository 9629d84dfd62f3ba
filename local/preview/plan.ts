import { z } from 'zod'

export type PreviewRequest = { branch: string; project: string; region: string }

/** A preview: its backend, its address, the files that differ from the branch, and the commands to run. */
export type Preview = {
  backend: string
  address: string
  files: Record<'firebase.json' | 'apphosting.yaml', string>
  exists: string[]
  create: string[]
  deploy: string[]
  end: string[]
}

/** App Hosting's names have 3 to 30 letters, digits and hyphens. */
const maxLength = 30

export function getBackendName(branch: string): string {
  const slug = branch.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const name = `preview-${slug}`.slice(0, maxLength).replace(/-+$/, '')
  if (name === 'preview') throw new Error(`The branch ${branch} has no letter or digit to name a preview with.`)
  return name
}

const FirebaseFile = z.looseObject({ apphosting: z.array(z.looseObject({ backendId: z.string() })).min(1) })

/**
 * Plans a preview of a branch from the branch's firebase.json and apphosting.yaml.
 * @throws Error if the project is the one that members use, or a setting to change is missing.
 */
export function planPreview({ branch, project, region }: PreviewRequest, own: Preview['files']): Preview {
  if (getSetting(own['apphosting.yaml'], 'GOOGLE_CLOUD_PROJECT') === project) {
    throw new Error(`${project} is the members’ project. A preview writes data, so it needs another one.`)
  }
  const backend = getBackendName(branch)
  const address = `https://${backend}--${project}.${region}.hosted.app`
  const config = FirebaseFile.parse(JSON.parse(own['firebase.json']))
  const [hosting] = config.apphosting
  const settings = withSetting(own['apphosting.yaml'], 'GOOGLE_CLOUD_PROJECT', project)
  const at = ['--project', project, '--non-interactive']
  return {
    backend,
    address,
    files: {
      'firebase.json': `${JSON.stringify({ ...config, apphosting: [{ ...hosting, backendId: backend }] }, null, 2)}\n`,
      // A preview may start slowly, so it costs nothing while no one uses it.
      'apphosting.yaml': withSetting(settings, 'SITE_URL', address).replace(/minInstances: \d+/, 'minInstances: 0'),
    },
    exists: ['apphosting:backends:get', backend, ...at],
    create: ['apphosting:backends:create', '--backend', backend, '--primary-region', region, '--root-dir', '/', ...at],
    deploy: ['deploy', '--only', `apphosting:${backend}`, '--force', ...at],
    end: ['apphosting:backends:delete', backend, '--force', ...at],
  }
}

const matchSetting = (name: string) => new RegExp(`(- variable: ${name}\\n\\s+value: )(.*)`)

function getSetting(yaml: string, name: string): string {
  const [, , value] = matchSetting(name).exec(yaml) ?? []
  if (value === undefined) throw new Error(`apphosting.yaml sets no ${name}.`)
  return value.trim()
}

function withSetting(yaml: string, name: string, value: string): string {
  getSetting(yaml, name)
  return yaml.replace(matchSetting(name), (_, before: string) => `${before}${value}`)
}
