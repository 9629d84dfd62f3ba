import localFont from 'next/font/local'

/*
 * Geist and Geist Mono, reduced to what the site needs: weights 400 to 700 and, of the OpenType features, those we use
 * and those that position letters. The first file has the letters of English, figures, signs and arrows; it is 14 kB
 * and preloaded. Accents and other characters of place names are in a second file, which browsers fetch only where one
 * appears. Mono is used for codes and figures, which are equally wide in any monospaced font, so nothing moves when it
 * arrives.
 *
 * Made with fonttools from the variable fonts of the geist package, under its licence, which is in this folder:
 * `fonttools varLib.instancer Geist-Variable.ttf wght=400:700 -o cut.ttf`, then `pyftsubset cut.ttf --flavor=woff2
 * --layout-features=kern,liga,ccmp,tnum,ss01,case,mark,mkmk,locl --unicodes=…` with the ranges below for the accents;
 * for the other two,
 * U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AE,U+B0,U+B7,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,
 * U+2190-2193,U+2197,U+2212.
 */
export const geistSans = localFont({ src: './geist.woff2', variable: '--font-geist-sans', weight: '400 700' })

export const geistAccents = localFont({
  src: './geist-accents.woff2',
  variable: '--font-geist-accents',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2,U+A4-A6,U+A8,U+AA-AC,U+AF,U+B1-B6,U+B8-D6,U+D8-F6,U+F8-17E,U+218-21B,U+2BC,U+2C6,U+2DA,U+2DC,U+201A,U+201E,U+2020-2021,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2248,U+2260,U+2264-2265,U+25CB,U+25CF',
    },
  ],
})

export const geistMono = localFont({
  src: './geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Roboto Mono', 'Menlo', 'monospace'],
})
