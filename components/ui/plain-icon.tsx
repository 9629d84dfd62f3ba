/** The outlines of the frame's icons, as lucide draws them. */
const outlines = {
  arrowRight: 'M5 12h14m-7-7 7 7-7 7',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 18 6-6-6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'm21 21-4.34-4.34M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
} as const

/**
 * An icon of what stands around every page. Lucide's own components run in the browser, and with these few every page
 * would carry their code.
 */
export function PlainIcon({ name, className }: { name: keyof typeof outlines; className: string }) {
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
