import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AlertStory } from '../../../../../components/content/home/alert-story.tsx'
import { HomeMapView } from '../../../../../components/content/home/home-map-view.tsx'
import { HowItWorks } from '../../../../../components/content/home/how-it-works.tsx'
import { homePlaces, pickHomeScreen } from '../../../../../lib/content/home/home-screen.ts'
import { flight } from '../../../lib/availability/journeys/scene.ts'
import { worldOf } from '../../../lib/availability/reference.ts'

const now = '2026-03-01T02:00:00Z'
const none = { qantas: [], velocity: [] }
const seat = flight('SYD-SIN', '2026-03-09', '09:00 15:00', { points: 60_000 })
const quiet = pickHomeScreen(worldOf([seat]).index, now, none)
const [next] = quiet.routes.flatMap((route) => route.next ?? [])
const news = next ? { ...quiet, opened: [{ ...next, openedOn: '2026-02-27' }] } : quiet

describe('the home page', () => {
  it('draws the day a seat opened beside the message about it', () => {
    const html = renderToStaticMarkup(<AlertStory found={news} />)
    expect(html).toContain('aria-label="No seats until Fri 27 Feb, then 2 seats"')
    expect(html).toContain('60,000 Qantas Points each')
    expect(html).toContain('href="/alerts"')
  })

  it('draws no opening when nothing opened, but still the message', () => {
    const html = renderToStaticMarkup(<AlertStory found={quiet} />)
    expect(html).not.toContain('<figure')
    expect(html).toContain('60,000 Qantas Points each')
  })

  it('shows a cabin with seats to choose and to avoid as the third step', () => {
    const html = renderToStaticMarkup(<HowItWorks found={quiet} />)
    expect(html).toContain('Choose where to sit')
    expect(html).toContain('with the best seats and the ones to avoid"')
    // No mark is without seats.
    expect(html.match(/<path d="M[^"]+z" class="(fill-accent|fill-danger)/g)).toHaveLength(2)
  })

  it('asks from the largest cities, not only the one of the map', () => {
    const html = renderToStaticMarkup(<HomeMapView places={homePlaces()} daysAhead={60} sample={false} />)
    for (const city of ['sydney', 'melbourne', 'brisbane', 'perth']) {
      expect(html).toContain(`href="/qantas/where-can-i-go-points/${city}/100000-points"`)
    }
  })
})
