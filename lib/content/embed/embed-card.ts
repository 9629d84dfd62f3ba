import { escapeXml as text } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import { drawGrid, gridSize, pictureStyle } from './draw-year.ts'
import { type EmbedYear, styleNames } from './embed-year.ts'

export const cardStyle = [
  ':root{color-scheme:light dark}*{box-sizing:border-box}',
  'body{margin:0;font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:#fff;color:#1c2430}',
  'main{padding:14px 16px;border:1px solid #dcdcd7;border-radius:12px}',
  'h1{margin:0;font-size:17px}h1 a{color:inherit;text-decoration:none}h1 a:hover{text-decoration:underline}',
  'p{margin:4px 0 0}.small,ul{color:#5d6673;font-size:12px}svg{display:block;width:100%;height:auto;margin:10px 0}',
  'ul{display:flex;flex-wrap:wrap;gap:4px 14px;margin:0;padding:0;list-style:none}li{display:flex;gap:6px;align-items:center}',
  'li svg{width:11px;height:11px;margin:0}.small a{color:#0b6b75}a:focus-visible{outline:2px solid #0b6b75;outline-offset:2px}',
  pictureStyle,
  '@media(prefers-color-scheme:dark){body{background:#171d26;color:#eceff2}main{border-color:#3a424d}',
  '.small,ul{color:#a3adb8}.small a{color:#5fd3dc}a:focus-visible{outline-color:#5fd3dc}}',
].join('')

/** Writes the card that other sites show in a frame: a page without scripts, whose links open in a new tab. */
export function writeCard(year: EmbedYear, origin: string): string {
  const href = text(new URL(year.path, origin).href)
  const legend = Object.entries(styleNames).map(
    ([style, name]) =>
      `<li><svg viewBox="0 0 11 11" aria-hidden="true"><rect class="${style}" x=".5" y=".5" width="10" height="10" rx="2"/></svg>${name}</li>`,
  )
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text(year.title)}, ${site.name}</title>
<style>${cardStyle}</style>
<main>
<h1><a href="${href}" target="_blank" rel="noopener">${text(year.title)}</a></h1>
<p>${text(year.lead)}</p>
<svg viewBox="0 0 ${gridSize.width} ${gridSize.height}" role="img" aria-label="${text(`A year by day: ${year.lead}`)}">${drawGrid(year)}</svg>
<ul>${legend.join('')}</ul>
<p class="small">${text(year.origin)} · <a href="${href}" target="_blank" rel="noopener">See days, flights and points</a></p>
</main>
</html>
`
}
