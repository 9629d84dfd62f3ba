/** The outlines of the icons used on every page, as Lucide draws them. */
const outlines = {
  camera:
    'M14 4a2 2 0 0 1 1.76 1.05l.48.9A2 2 0 0 0 18 7h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.76-1.05l.49-.9A2 2 0 0 1 10 4zM9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  arrowDown: 'M12 5v14m7-7-7 7-7-7',
  arrowRight: 'M5 12h14m-7-7 7 7-7 7',
  arrowUp: 'm5 12 7-7 7 7m-7 7V5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 18 6-6-6-6',
  fault: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4h.01',
  info: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4h.01',
  menu: 'M4 5h16M4 12h16M4 19h16',
  messages:
    'M16 10a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.42.59l-2.2 2.2A.71.71 0 0 1 2 14.29V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zm4-1a2 2 0 0 1 2 2v10.29a.71.71 0 0 1-1.21.5l-2.2-2.2a2 2 0 0 0-1.42-.59H10a2 2 0 0 1-2-2v-1',
  play: 'M5 5a2 2 0 0 1 3-1.73l12 7a2 2 0 0 1 0 3.46l-12 7A2 2 0 0 1 5 19z',
  search: 'm21 21-4.34-4.34M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
} as const

export type PlainIconName = keyof typeof outlines

/**
 * An icon used on every page. Lucide's own components run in the browser, so every page would load their code for these
 * few icons.
 */
export function PlainIcon({ name, className }: { name: PlainIconName; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={outlines[name]} />
    </svg>
  )
}
