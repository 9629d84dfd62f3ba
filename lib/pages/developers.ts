import type { PageRecord } from './page.ts'

/** Pages for members who search with their own tools. */
export const developerPages = [
  {
    path: '/developers',
    title: 'Developers',
    summary: 'Search reward seats and set alerts from your own scripts, with your own token.',
    group: 'Pointsward',
    menu: 'Learn',
    index: true,
    priority: 0.5,
    related: ['/developers/assistants', '/developers/reference', '/developers/webhooks', '/dashboard'],
  },
  {
    path: '/developers/reference',
    title: 'API reference',
    summary: 'Every operation in the Pointsward API: what it does, an example you can run, parameters and errors.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.4,
    related: ['/developers', '/developers/assistants', '/status'],
  },
  {
    path: '/developers/assistants',
    title: 'Connect an AI assistant',
    summary: 'Let your AI assistant search reward seats, explain prices and set alerts for you, with your plan.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.5,
    related: ['/developers', '/developers/reference', '/alerts'],
  },
  {
    path: '/oauth/authorize',
    title: 'Connect an app',
    summary: 'Where an app asks for access to your account.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/developers/assistants', '/dashboard'],
  },
] as const satisfies readonly PageRecord[]
