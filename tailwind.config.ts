import type { Config } from 'tailwindcss'

/** Colours by role; their light and dark values stand once, as custom properties, in app/globals.css. */
const roles = ['paper', 'card', 'ink', 'muted', 'line', 'edge', 'accent', 'accent-ink', 'ok', 'warn', 'danger'] as const
const seats = ['seats-0', 'seats-1', 'seats-2', 'seats-3', 'seats-4'] as const
const grounds = ['sea', 'land', 'tint'] as const
const cabins = ['cabin-y', 'cabin-w', 'cabin-j', 'cabin-f'] as const
const programs = ['qantas', 'velocity'] as const

const colours = Object.fromEntries(
  [...roles, ...grounds, ...seats, ...cabins, ...programs].map((name) => [name, `var(--${name})`]),
)

const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: colours,
      fontFamily: {
        sans: ['var(--font-geist-accents)', 'var(--font-geist-sans)', 'system-ui', 'sans-serif'],
        mono: ['var(--font-geist-mono)', 'ui-monospace', 'monospace'],
      },
      fontSize: {
        12: ['0.75rem', '1rem'],
        14: ['0.875rem', '1.25rem'],
        16: ['1rem', '1.5rem'],
        20: ['1.25rem', '1.75rem'],
        28: ['1.75rem', '2.125rem'],
        40: ['2.5rem', '2.75rem'],
        // The promise on the home page only.
        52: ['3.25rem', '3.375rem'],
      },
    },
  },
}

export default config
