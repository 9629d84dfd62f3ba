import { site } from '@/lib/core/site.ts'
import type { Page } from '@/lib/pages/pages.ts'

/** The paper, ink and accent of the light theme: the drawing engine knows no CSS variables and no OKLCH. */
const colours = { paper: '#fbfaf7', ink: '#182230', muted: '#5d6673', line: '#dddbd4', accent: '#00757c' } as const

/** A page as a picture: the route line above its title and sentence. Laid out with flex alone, as its engine asks. */
export function PageCard({ page: { group, title, summary } }: { page: Page }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 600 }}>{site.name}</div>
        <div style={{ display: 'flex', fontSize: 26, color: colours.muted }}>{group === site.name ? '' : group}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <svg width="420" height="32" viewBox="0 0 420 32" role="presentation">
          <path d="M16 16H404" stroke={colours.ink} strokeWidth="3" />
          <circle cx="16" cy="16" r="13" fill={colours.ink} />
          <circle cx="210" cy="16" r="12" fill={colours.paper} stroke={colours.accent} strokeWidth="5" />
          <circle cx="404" cy="16" r="13" fill={colours.ink} />
        </svg>
        <div
          style={{
            display: 'flex',
            marginTop: 44,
            fontSize: title.length > 40 ? 60 : 76,
            fontWeight: 600,
            letterSpacing: -2,
            lineHeight: 1.08,
          }}
        >
          {title === 'Home' ? 'Find the seats your points can book' : title}
        </div>
        <div style={{ display: 'flex', marginTop: 26, fontSize: 30, lineHeight: 1.4, color: colours.muted }}>
          {summary}
        </div>
      </div>
    </div>
  )
}
