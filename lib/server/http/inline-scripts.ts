import { createHash } from 'node:crypto'

/** The script React writes, always the same, into the part of a page that is sent before the rest is drawn. */
export const shellStart = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * How the scripts begin that Next.js and React write besides the page's data: they start the page and put late parts in
 * their place.
 */
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

/**
 * Whether a script only hands a page's data to the browser: one call with one piece of JSON, which does nothing by
 * itself.
 */
function isData(script: string): boolean {
  const [call, end] = ['self.__next_f.push(', ')'] as const
  if (!script.startsWith(call) || !script.endsWith(end)) return false
  try {
    return Array.isArray(JSON.parse(script.slice(call.length, -end.length)))
  } catch {
    return false
  }
}
