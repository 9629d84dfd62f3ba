import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getBackendName, planPreview } from '../../../../local/preview/plan.ts'

const own = {
  'firebase.json': readFileSync('firebase.json', 'utf8'),
  'apphosting.yaml': readFileSync('apphosting.yaml', 'utf8'),
}
const request = { branch: 'fares/Wine_2', project: 'my-staging', region: 'asia-southeast1' }

it('gives a preview its own backend, address and settings, and the rest from the branch', () => {
  const { backend, address, files, create, deploy, end } = planPreview(request, own)
  expect(backend).toBe('preview-fares-wine-2')
  expect(address).toBe('https://preview-fares-wine-2--my-staging.asia-southeast1.hosted.app')
  const config = JSON.parse(files['firebase.json']) as { apphosting: object[]; firestore: object }
  const before = JSON.parse(own['firebase.json']) as typeof config
  expect(config).toEqual({ ...before, apphosting: [{ ...before.apphosting[0], backendId: backend }] })
  const changed = own['apphosting.yaml'].split('\n').flatMap((line, at) => {
    const now = files['apphosting.yaml'].split('\n')[at] ?? ''
    return now === line ? [] : [now.trim()]
  })
  expect(changed).toEqual(['minInstances: 0', `value: ${address}`, 'value: my-staging'])
  for (const args of [create, deploy, end]) expect(args.join(' ')).toContain('--project my-staging')
  expect(deploy).toContain(`apphosting:${backend}`)
})

it('rejects the members’ project', () => {
  expect(() => planPreview({ ...request, project: 'pointsward' }, own)).toThrow('the members’ project')
})

it('throws if a setting to change is missing', () => {
  const yaml = own['apphosting.yaml'].replace('variable: SITE_URL', 'variable: SITE')
  expect(() => planPreview(request, { ...own, 'apphosting.yaml': yaml })).toThrow('apphosting.yaml sets no SITE_URL.')
})

it('is named after its branch, in at most 30 characters that App Hosting accepts', () => {
  expect(getBackendName('main')).toBe('preview-main')
  const long = getBackendName('a-very-long-branch-/-with-a-tail')
  expect(long).toMatch(/^[a-z][a-z0-9-]{1,28}[a-z0-9]$/)
  expect(() => getBackendName('/_/')).toThrow('no letter or digit')
})
