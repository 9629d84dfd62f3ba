import { createHash } from 'node:crypto'
import { functionsRegion, type WebConfig } from '../../accounts/web-config.ts'
import type { TelemetryConfig } from '../../shell/telemetry/telemetry-config.ts'

/** What this server's configuration lets its pages talk to. */
export type PolicyContext = {
  web: Omit<WebConfig, 'now'>
  telemetry: TelemetryConfig
  /** True during development: React then evaluates code, and pages are not prerendered. */
  developing: boolean
}

/** The sources allowed besides this site itself, by kind. */
type Sources = Record<'script' | 'connect' | 'img' | 'frame', string[]>

/** Builds the policy of this server's pages; `scripts` are those written into each page. */
export function pagePolicy(context: PolicyContext): (scripts: string) => string {
  const { script, connect, img, frame } = listSources(context)
  const rest = [
    // Styles that depend on a number (the width of a bar, the position of a popup) are written on their element.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${img.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    `frame-src ${frame.join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // `report-to` is for browsers that know named reporting endpoints; `report-uri` is for the others.
    'report-to policy',
    'report-uri /api/reports',
  ].join('; ')
  const own = ["default-src 'none'; script-src 'self'", ...script].join(' ')
  return (scripts) => `${own}${scripts && ` ${scripts}`}; ${rest}`
}

/** The policy of every response that isn't a page. The service worker, a script, fetches pages and chunks under it. */
export const answerPolicy =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function listSources({ web, telemetry, developing }: PolicyContext): Sources {
  const { errors, measurement } = telemetry
  const local = Object.values(web.emulators ?? {}).map((host) => `http://${host}`)
  const parts: Partial<Sources>[] = [{ connect: web.emulators ? local : hosted(web.firebase) }]
  if (web.appCheckSiteKey) {
    const captcha = 'https://www.google.com/recaptcha/'
    const connect = ['https://content-firebaseappcheck.googleapis.com', captcha]
    parts.push({ script: [captcha, 'https://www.gstatic.com/recaptcha/'], frame: [captcha], connect })
  }
  if (web.firebase.messagingSenderId) {
    parts.push({ connect: ['firebaseinstallations', 'fcmregistrations'].map((api) => `https://${api}.googleapis.com`) })
  }
  if (errors) parts.push({ connect: [new URL(errors.dsn).origin] })
  if (measurement?.containerId) {
    const tags = 'https://www.googletagmanager.com'
    const reports = [tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    parts.push({ script: [tags], connect: reports, img: reports })
  }
  if (measurement?.pixelId) parts.push({ img: ['https://www.facebook.com'] })
  if (developing) parts.push({ script: ["'unsafe-inline'", "'unsafe-eval'"], connect: ['ws:'] })
  const all = (kind: keyof Sources) => parts.flatMap((part) => part[kind] ?? [])
  return { script: all('script'), connect: all('connect'), img: all('img'), frame: all('frame') }
}

/** Lists the addresses of sign-in, its tokens, the database and the functions of a hosted project. */
function hosted({ projectId }: WebConfig['firebase']): string[] {
  const apis = ['identitytoolkit', 'securetoken', 'firestore'].map((api) => `https://${api}.googleapis.com`)
  return [...apis, `https://${functionsRegion}-${projectId}.cloudfunctions.net`]
}

/** The script React writes, always the same, into the part of a page that is sent before the rest is drawn. */
export const shellStart = 'requestAnimationFrame(function(){$RT=performance.now()});'

/** How the scripts begin by which Next.js and React start the page and put late parts in their place. */
const starts = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  shellStart,
  '$RX=function(',
  '$RX("',
  '$RB=[];$RV=function(',
  '$RC("',
]

/**
 * Merges neighbouring scripts of a finished page, so that a handful of hashes allow them all, and hashes them. Only
 * what Next.js and React write gets a hash: any other script in the page stays forbidden, however it got there.
 */
export function sealScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const sealed = html.replace(/(?:<script>[\s\S]*?<\/script>)+/g, (run) => {
    const bodies = run.slice('<script>'.length, -'</script>'.length).split('</script><script>')
    const known = bodies.filter(isOfFramework)
    const together = known.length === bodies.length ? [bodies.join('\n;')] : known
    for (const body of together) hashes.add(hashInline(body))
    return known.length === bodies.length ? `<script>${together[0]}</script>` : run
  })
  return { html: sealed, hashes: [...hashes] }
}

/** Returns the hash of an inline script or style as a content security policy spells it. */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function isOfFramework(script: string): boolean {
  return isData(script) || starts.some((start) => script.startsWith(start))
}

/** Whether a script only hands data to the browser: one call with one piece of JSON, which does nothing. */
function isData(script: string): boolean {
  const [call, end] = ['self.__next_f.push(', ')'] as const
  if (!script.startsWith(call) || !script.endsWith(end)) return false
  try {
    return Array.isArray(JSON.parse(script.slice(call.length, -end.length)))
  } catch {
    return false
  }
}
