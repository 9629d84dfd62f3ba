import type { CSSProperties } from 'react'

/**
 * The site's look in terms that mail clients understand: the colour roles of app/globals.css as sRGB. Light colours are
 * inline styles; dark ones are set by class, for clients that apply media queries.
 */
const light = {
  page: '#f3f1ec',
  card: '#ffffff',
  ink: '#171e27',
  muted: '#555d68',
  line: '#e0deda',
  edge: '#8a919b',
  tint: '#e8f6f5',
  accent: '#00716f',
  onAccent: '#ffffff',
  warn: '#7a4d00',
}
const dark: typeof light = {
  page: '#0d1117',
  card: '#171d26',
  ink: '#f0efea',
  muted: '#a0a8b3',
  line: '#2c333d',
  edge: '#6f7884',
  tint: '#132a2d',
  accent: '#3fcfcb',
  onAccent: '#04201f',
  warn: '#e8b45a',
}

/** Cabins by their letters, as the site colours them. */
export const cabinColours = { Y: '#4c5a6b', W: '#7a3f9a', J: '#0b62ac', F: '#9a4a00' } as const
const darkCabins = { Y: '#b3bdca', W: '#d3a2ee', J: '#77b6f6', F: '#f0b06a' } as const

export const sans = "Geist,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const mono = "'Geist Mono',Menlo,Consolas,monospace"

/** The CSS property that each class of the emails sets, and the colour role it uses. */
const painted: [selector: string, property: string, role: keyof typeof light][] = [
  ['.m-page', 'background-color', 'page'],
  ['.m-card', 'background-color', 'card'],
  ['.m-card', 'border-color', 'line'],
  ['.m-ink', 'color', 'ink'],
  ['.m-muted', 'color', 'muted'],
  ['.m-line', 'background-color', 'line'],
  ['.m-dot', 'background-color', 'ink'],
  ['.m-ring', 'border-color', 'accent'],
  ['.m-tint', 'background-color', 'tint'],
  ['.m-link', 'color', 'accent'],
  ['.m-btn', 'background-color', 'accent'],
  ['.m-btn', 'color', 'onAccent'],
  ['.m-btn2', 'background-color', 'card'],
  ['.m-btn2', 'color', 'ink'],
  ['.m-btn2', 'border-color', 'edge'],
  ['.m-chip', 'border-color', 'edge'],
  ['.m-warn', 'color', 'warn'],
  ['.m-warn', 'border-color', 'warn'],
]

const darkRules = [
  ...painted.map(([selector, property, role]) => `${selector}{${property}:${dark[role]}!important}`),
  ...Object.entries(darkCabins).map(([cabin, colour]) => `.m-${cabin}{color:${colour}!important}`),
].join('')

/** The style sheet of every email. A media query needs `!important` to override an inline style. */
export const mailRules = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;background-color:${light.page}}
@media(prefers-color-scheme:dark){body{background-color:${dark.page}!important}${darkRules}}
@media(max-width:599px){
.m-pad{padding-left:18px!important;padding-right:18px!important}
.m-h1{font-size:24px!important;line-height:30px!important}
.m-time{font-size:19px!important;width:86px!important}
.m-stack{display:block!important;width:auto!important;padding:0 0 10px!important;text-align:left!important}
.m-price{display:block!important;width:auto!important;text-align:left!important}
.m-price2{padding-top:0!important}
}
`

const text = { margin: 0, fontFamily: sans } as const

export const styles = {
  page: { margin: 0, backgroundColor: light.page, fontFamily: sans },
  brand: { ...text, padding: '0 0 16px', fontSize: '18px', lineHeight: '24px', fontWeight: 600, color: light.ink },
  label: {
    ...text,
    padding: '0 4px 16px',
    fontSize: '13px',
    lineHeight: '24px',
    textAlign: 'right',
    color: light.muted,
  },
  chip: {
    display: 'inline-block',
    border: `1px dashed ${light.edge}`,
    borderRadius: '99px',
    padding: '1px 10px',
    fontSize: '12px',
    lineHeight: '18px',
  },
  card: {
    borderCollapse: 'separate',
    borderRadius: '16px',
    border: `1px solid ${light.line}`,
    backgroundColor: light.card,
  },
  h1: { ...text, fontSize: '30px', lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.02em', color: light.ink },
  h1Small: { ...text, fontSize: '24px', lineHeight: '30px', fontWeight: 600, color: light.ink },
  lead: { ...text, margin: '8px 0 0', fontSize: '15px', lineHeight: '22px', color: light.muted },
  body: { ...text, fontSize: '15px', lineHeight: '22px', color: light.ink },
  note: { ...text, fontSize: '13px', lineHeight: '20px', color: light.muted },
  day: { ...text, fontSize: '18px', lineHeight: '24px', fontWeight: 600, color: light.ink },
  side: { ...text, fontSize: '14px', lineHeight: '24px', textAlign: 'right', color: light.muted },
  time: {
    ...text,
    fontSize: '24px',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    color: light.ink,
  },
  code: { ...text, fontFamily: mono, fontSize: '14px', lineHeight: '20px', color: light.muted },
  flight: { ...text, fontSize: '13px', lineHeight: '20px', textAlign: 'center', color: light.muted },
  rule: { height: '1px', fontSize: 0, lineHeight: 0, backgroundColor: light.line },
  track: { height: '2px', fontSize: 0, lineHeight: 0, backgroundColor: light.ink },
  dot: { width: '9px', height: '9px', borderRadius: '9px', fontSize: 0, lineHeight: 0, backgroundColor: light.ink },
  ring: {
    width: '6px',
    height: '6px',
    borderRadius: '9px',
    fontSize: 0,
    lineHeight: 0,
    border: `2px solid ${light.accent}`,
  },
  tint: { borderCollapse: 'separate', borderRadius: '12px', backgroundColor: light.tint },
  big: { fontSize: '30px', lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.02em', color: light.ink },
  middle: { fontSize: '18px', lineHeight: '26px', fontWeight: 600, color: light.ink },
  small: { fontSize: '13px', lineHeight: '20px', color: light.muted },
  button: {
    display: 'block',
    borderRadius: '10px',
    padding: '14px 18px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    backgroundColor: light.accent,
    color: light.onAccent,
  },
  button2: {
    display: 'block',
    borderRadius: '10px',
    padding: '13px 18px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    border: `1px solid ${light.edge}`,
    backgroundColor: light.card,
    color: light.ink,
  },
  link: { color: light.accent, textDecoration: 'underline' },
  strong: { fontWeight: 600, color: light.ink },
  warn: {
    ...text,
    padding: '10px 12px',
    border: `1px dashed ${light.warn}`,
    borderRadius: '10px',
    fontSize: '14px',
    lineHeight: '20px',
    color: light.warn,
  },
} as const satisfies Record<string, CSSProperties>
