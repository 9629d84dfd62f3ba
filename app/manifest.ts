import type { MetadataRoute } from 'next'
import { site } from '@/lib/core/site.ts'
import { findPage } from '@/lib/pages/pages.ts'

/** Pages offered on a long press of the installed icon, if they exist. */
const shortcuts = ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/alerts', '/dashboard']

export default function manifest(): MetadataRoute.Manifest {
  const icon = (sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: findPage('/')?.summary ?? site.name,
    lang: site.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    categories: ['travel', 'finance'],
    icons: [icon('192', 'any'), icon('512', 'any'), icon('192', 'maskable'), icon('512', 'maskable')],
    shortcuts: shortcuts.flatMap((path) => findPage(path) ?? []).map(({ title, path }) => ({ name: title, url: path })),
  }
}
