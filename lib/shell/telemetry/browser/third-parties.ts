import { keepOnlyThisPage } from '../data-layer.ts'

/** Loads a Google Tag Manager container, which reads the data layer from this page view on. Only with consent. */
export function loadContainer(containerId: string): void {
  keepOnlyThisPage()
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
}

/**
 * Sends one event to a Meta pixel as an image request with the event's name, the pixel's id and nothing else. Meta's
 * script is never loaded.
 */
export function sendPixel(pixelId: string, event: 'CompleteRegistration'): void {
  const query = new URLSearchParams({ id: pixelId, ev: event, noscript: '1' })
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = `https://www.facebook.com/tr?${query}`
}
