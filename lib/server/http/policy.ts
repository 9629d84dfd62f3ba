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

/**
 * Builds the content security policy of this server's pages, except for the scripts written into each page: those are
 * `scripts`.
 */
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
  const parts: Partial<Sources>[] = [{ connect: web.emulators ? emulators(web.emulators) : hosted(web.firebase) }]
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

function emulators(hosts: NonNullable<WebConfig['emulators']>): string[] {
  return Object.values(hosts).map((host) => `http://${host}`)
}

/** Lists the addresses of sign-in, its tokens, the database and the functions of a hosted project. */
function hosted({ projectId }: WebConfig['firebase']): string[] {
  const apis = ['identitytoolkit', 'securetoken', 'firestore'].map((api) => `https://${api}.googleapis.com`)
  return [...apis, `https://${functionsRegion}-${projectId}.cloudfunctions.net`]
}
