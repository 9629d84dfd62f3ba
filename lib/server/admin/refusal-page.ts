import { site } from '../../core/site.ts'

/**
 * Builds the response for everyone but operators. Self-contained, because a page of the site would reveal the names of
 * its scripts and could not set the status.
 */
export function refusalPage(isMember: boolean): Response {
  const advice = isMember
    ? 'Your account isn’t a team account. If it’s just been added, reload this page in a few seconds.'
    : 'If you’re on the team, log in, then open this address again.'
  const link = isMember ? '<a href="/dashboard">Your dashboard</a>' : '<a href="/dashboard">Log In</a>'
  return new Response(renderPage(advice, link), {
    status: 403,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

const renderPage = (advice: string, link: string) => `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Team members only | ${site.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<style>
:root { color-scheme: light dark; --paper: light-dark(oklch(.985 .004 95), oklch(.19 .015 255));
  --ink: light-dark(oklch(.23 .02 255), oklch(.95 .005 95)); --muted: light-dark(oklch(.48 .02 255), oklch(.72 .015 255));
  --accent: light-dark(oklch(.5 .11 195), oklch(.78 .12 195)); }
:root[data-theme="light"] { color-scheme: light } :root[data-theme="dark"] { color-scheme: dark }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 16vh 1.5rem 4rem }
.board { display: flex; gap: 4px; margin: 0; font: 500 40px/1 ui-monospace, monospace }
.board span { padding: 12px 14px; border-radius: 6px; background: var(--ink); color: var(--paper) }
h1 { margin: 2rem 0 .5rem; font-size: 28px; line-height: 1.2; letter-spacing: -.02em }
p { color: var(--muted) } a { color: var(--accent); font-weight: 600; margin-right: 1.25rem; line-height: 44px }
</style>
</head>
<body>
<main>
<p class="board" role="img" aria-label="Status 403"><span aria-hidden="true">4</span><span aria-hidden="true">0</span><span aria-hidden="true">3</span></p>
<h1>This page is for the team only</h1>
<p>${advice}</p>
${link}<a href="/">Search reward seats</a>
</main>
</body>
</html>
`
