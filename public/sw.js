/**
 * The service worker: without a connection it gives the offline page, the calculators and the pages visited with this
 * build, and it shows the alerts that are pushed. The network always comes first. What the site's APIs answer is never
 * kept, nor is a page that the server marks as somebody's own.
 *
 * Its address names the build (`/sw.js?build=ID`): a new build is a new worker with a store of its own, and the stores
 * of older builds go when it takes over.
 */
const build = new URL(self.location.href).searchParams.get('build') ?? ''
const storePrefix = 'pointsward-'
const storeName = storePrefix + build
const metadataAddress = `/builds/meta/${build}.json`
/** Visited pages kept beside the calculators; the oldest go first. */
const visitedLimit = 30

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(keepAsked(event.data)))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(pathOf(event.notification.data)))
})

/** Fails, to be tried again at the next visit, when the server is of another build by now. */
async function install() {
  const store = await caches.open(storeName)
  await store.add(metadataAddress)
  const { page } = await offlineMetadata()
  await keepPage(page)
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(storePrefix) && name !== storeName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** What the build's metadata says about being offline: the stand-in page, the calculators, and pages never kept. */
async function offlineMetadata() {
  const store = await caches.open(storeName)
  const response = (await store.match(metadataAddress)) ?? (await fetch(metadataAddress))
  return (await response.json()).offline
}

/** A page in view asks for itself to be kept, and on a good connection for the calculators, one after the other. */
async function keepAsked(message) {
  if (message?.type !== 'keep') return
  const { calculators, live } = await offlineMetadata()
  const store = await caches.open(storeName)
  const wanted = message.calculators === true ? [message.path, ...calculators] : [message.path]
  for (const path of wanted) {
    if (isPath(path) && !live.includes(path) && !(await store.match(path))) await keepPage(path).catch(() => {})
  }
}

/** Keeps a page with every script, style and font that its document names. */
async function keepPage(path) {
  const response = await fetch(path)
  if (!isAnybodys(response)) throw new Error(`${path} can't be kept`)
  const store = await caches.open(storeName)
  const html = await response.clone().text()
  await Promise.all(assetsIn(html).map((asset) => keepAsset(store, asset)))
  await store.put(path, response)
}

async function keepAsset(store, address) {
  if (await store.match(address)) return
  const response = await fetch(address)
  if (response.ok) await store.put(address, response)
}

/** The document names its chunks in tags, and those of its islands in the payload inside it. */
function assetsIn(html) {
  return [...new Set(html.match(/\/_next\/static\/[\w\-./~]+\.(?:js|css|woff2)|\/theme\.js/g) ?? [])]
}

/** @returns the answer to give, or undefined for a request that is none of this worker's business */
function answerTo(event) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return answerPage(event, pathname)
  if (pathname.startsWith('/_next/static/') || pathname === '/theme.js') return answerAsset(event)
  return undefined
}

async function answerPage(event, pathname) {
  try {
    const response = await fetch(event.request)
    if (isAnybodys(response)) event.waitUntil(keepVisited(pathname, response.clone()))
    return response
  } catch {
    const store = await caches.open(storeName)
    const { page } = await offlineMetadata()
    return (await store.match(pathname)) ?? (await store.match(page)) ?? Response.error()
  }
}

async function answerAsset(event) {
  const store = await caches.open(storeName)
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(store.put(event.request.url, response.clone()))
    return response
  } catch {
    return (await store.match(event.request.url)) ?? Response.error()
  }
}

/** A whole prerendered document: the same for everybody, whatever stands behind the question mark. */
function isAnybodys(response) {
  const type = response.headers.get('content-type') ?? ''
  const control = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    !response.headers.has('x-answers-address') &&
    type.startsWith('text/html') &&
    !/private|no-store/.test(control)
  )
}

async function keepVisited(pathname, response) {
  const { page, calculators, live } = await offlineMetadata()
  if (live.includes(pathname)) return
  const store = await caches.open(storeName)
  await store.put(pathname, response)
  const paths = (await store.keys()).map((request) => new URL(request.url).pathname)
  const visited = paths.filter((path) => !path.includes('.') && path !== page && !calculators.includes(path))
  await Promise.all(visited.slice(0, Math.max(0, visited.length - visitedLimit)).map((path) => store.delete(path)))
}

/** Shows a pushed alert. Browsers withdraw the permission of a site that shows nothing, so a bad one shows, too. */
function showPushed(data) {
  const { title, body, path, tag } = parsePushed(data) ?? {
    title: 'Pointsward',
    body: 'There is news for you.',
    path: '/dashboard',
  }
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  return self.registration.showNotification(title, { body, tag, data: { path }, ...icons })
}

/** The shape that lib/alerts/delivery/push-message.ts gives a message; null for any other. */
function parsePushed(data) {
  try {
    const { title, body, path, tag, ...others } = data.json()
    const isText = (value, limit) => typeof value === 'string' && value.length > 0 && value.length <= limit
    const fits = isText(title, 120) && isText(body, 500) && isPath(path) && (tag === undefined || isText(tag, 64))
    return fits && Object.keys(others).length === 0 ? { title, body, path, tag } : null
  } catch {
    return null
  }
}

/** A path of this site. Two slashes at the beginning, or one and a backslash, would lead to another. */
function isPath(path) {
  return typeof path === 'string' && path.length <= 500 && /^\/(?![/\\])/.test(path)
}

const pathOf = (data) => (isPath(data?.path) ? data.path : '/')

/** Brings the tab that shows the path to the front, or opens one. */
async function openPath(path) {
  const address = new URL(path, self.location.origin).href
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => tab.url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}
