import localFont from 'next/font/local'

/*
 * Geist and Geist Mono, cut to what pages in English and names of places need: Latin letters with their accents, signs
 * and arrows, weights 400 to 700, every feature. Each is 27 kB where the whole font is 70. Only the first is asked for
 * ahead of the page: what is set in the other, codes and figures, is as wide in any font of its kind, and nothing moves
 * when it comes. Made from the variable fonts of the geist package with `subset-font`, under its licence, which is
 * beside this; other letters fall back.
 */
export const geistSans = localFont({ src: './geist.woff2', variable: '--font-geist-sans', weight: '400 700' })

export const geistMono = localFont({
  src: './geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Roboto Mono', 'Menlo', 'monospace'],
})
