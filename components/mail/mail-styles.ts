import type { CSSProperties } from 'react'

/**
 * The look of the site in what mail programs understand: the roles of app/globals.css as sRGB, styles on the elements
 * themselves, and for dark screens a rule for each role that programs with media queries apply.
 */
const light = {
  paper: '#fafaf7',
  card: '#ffffff',
  ink: '#1a1f26',
  muted: '#59616c',
  line: '#dfded9',
  accent: '#006d71',
  warn: '#7a4d00',
}
const dark = {
  paper: '#12161c',
  card: '#1a1f26',
  ink: '#f0efec',
  muted: '#a0a8b3',
  line: '#303740',
  accent: '#3cc8cc',
  warn: '#e8b45a',
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const mailStyles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: light.paper, color: light.ink, fontFamily: sans },
  frame: { maxWidth: '560px', margin: '0 auto' },
  brand: { margin: '0 0 16px', fontSize: '14px', fontWeight: 600, color: light.ink },
  sample: {
    margin: '0 0 16px',
    padding: '10px 12px',
    border: `1px dashed ${light.warn}`,
    borderRadius: '6px',
    fontSize: '14px',
    lineHeight: '20px',
    color: light.warn,
  },
  headline: { margin: '0 0 8px', fontSize: '20px', lineHeight: '28px', fontWeight: 600, color: light.ink },
  intro: { margin: '0 0 20px', fontSize: '16px', lineHeight: '24px', color: light.ink },
  card: {
    margin: '0 0 12px',
    padding: '14px 16px',
    border: `1px solid ${light.line}`,
    borderRadius: '8px',
    backgroundColor: light.card,
  },
  title: { margin: '0 0 6px', fontSize: '16px', lineHeight: '22px', fontWeight: 600, color: light.ink },
  fact: { margin: '0 0 2px', fontSize: '14px', lineHeight: '20px', color: light.muted },
  open: { display: 'inline-block', padding: '10px 0 2px', fontSize: '16px', fontWeight: 600, color: light.accent },
  rule: { margin: '24px 0 16px', border: 'none', borderTop: `1px solid ${light.line}` },
  foot: { margin: '0 0 8px', fontSize: '12px', lineHeight: '18px', color: light.muted },
  footLink: { color: light.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** By class, since a rule of a media query can't reach a style on the element without `!important`. */
export const darkRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; background-color: ${light.paper}; }
  @media (prefers-color-scheme: dark) {
    .m-page { background-color: ${dark.paper} !important; color: ${dark.ink} !important; }
    .m-card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
    .m-ink { color: ${dark.ink} !important; }
    .m-muted { color: ${dark.muted} !important; }
    .m-accent { color: ${dark.accent} !important; }
    .m-warn { color: ${dark.warn} !important; border-color: ${dark.warn} !important; }
    .m-line { border-color: ${dark.line} !important; }
  }
`
