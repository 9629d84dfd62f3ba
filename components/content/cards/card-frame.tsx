import type { ReactNode } from 'react'
import { site } from '@/lib/core/site.ts'

/** The light theme's colours as hex, because the drawing engine supports neither CSS variables nor OKLCH. */
export const colours = {
  paper: '#fbfaf7',
  ink: '#182230',
  muted: '#5d6673',
  line: '#dddbd4',
  accent: '#00757c',
} as const

type CardFrameProps = { kicker: string; drawing: ReactNode; title: string; summary: string }

/** A 1200 × 630 card: kicker, drawing, title and summary. It uses only flex, as the drawing engine requires. */
export function CardFrame({ kicker, drawing, title, summary }: CardFrameProps) {
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
        <div style={{ display: 'flex', fontSize: 26, color: colours.muted }}>{kicker}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {drawing}
        <div
          style={{
            display: 'flex',
            marginTop: 44,
            fontSize: title.length > 40 ? 56 : 76,
            fontWeight: 600,
            letterSpacing: -2,
            lineHeight: 1.08,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 26, fontSize: 28, lineHeight: 1.4, color: colours.muted }}>
          {summary}
        </div>
      </div>
    </div>
  )
}
