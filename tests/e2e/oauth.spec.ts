import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { freshEmail, signUp } from './account-stage.ts'
import { base } from './site.ts'
import { test } from './stage.ts'

/** Runs the callback server of an app on this device, as when a member connects one in a browser. */
async function withApp(work: (redirect: string, code: Promise<URL>) => Promise<void>): Promise<void> {
  let came: (address: URL) => void = () => {}
  const code = new Promise<URL>((resolve) => {
    came = resolve
  })
  const app = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (address.pathname === '/callback') came(address)
    response.end('You can close this page.')
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`, code)
  } finally {
    app.closeAllConnections()
    app.close()
  }
}

test('a member connects an app, which lists their alerts, and disconnects it', { tag: '@daily' }, async ({ page }) => {
  await withApp(async (redirect, came) => {
    const server = (await (await fetch(`${base}/.well-known/oauth-authorization-server`)).json()) as Record<
      string,
      string
    >
    expect(server.issuer).toBe(base)
    const registered = await fetch(server.registration_endpoint ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Trip helper', redirect_uris: ['http://127.0.0.1/callback'] }),
    })
    const { client_id } = (await registered.json()) as { client_id: string }
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const params = {
      ...{ client_id, redirect_uri: redirect, response_type: 'code', state: 'mine', scope: 'read:alerts' },
      ...{ code_challenge: challenge, code_challenge_method: 'S256', resource: `${base}/mcp` },
    }
    const consent = `/oauth/authorize?${new URLSearchParams(params)}`
    await page.goto(consent)
    await expect(page.getByRole('heading', { name: 'Connect Trip helper?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in to continue' })).toBeVisible()

    await signUp(page, freshEmail('consent'))
    await page.goto(consent)
    await expect(page.getByText('read:alerts')).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const { searchParams } = await came
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['mine', base])

    const fields = {
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      client_id,
      redirect_uri: redirect,
    }
    const traded = await fetch(server.token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, code_verifier: verifier, resource: `${base}/mcp` }),
    })
    const { access_token } = (await traded.json()) as { access_token: string }
    const callMcp = (method: string, params: object) =>
      fetch(`${base}/mcp`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
    expect(await (await callMcp('tools/call', { name: 'list_alerts', arguments: {} })).text()).toContain(
      'No alerts yet',
    )

    await page.goto('/dashboard/account')
    await page.getByRole('button', { name: 'Manage tokens' }).click()
    await page.getByRole('button', { name: 'Disconnect Trip helper' }).click()
    await expect(page.getByText('Trip helper')).toHaveCount(0)
    // A server accepts a token for up to ten seconds after it was revoked.
    await expect
      .poll(async () => (await callMcp('tools/call', { name: 'list_alerts', arguments: {} })).status, {
        timeout: 20_000,
      })
      .toBe(401)
  })
})

test('an incomplete or unknown request is refused without a redirect', async ({ page }) => {
  for (const path of ['/oauth/authorize', '/oauth/authorize?client_id=x&redirect_uri=https://evil.example/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This app can’t connect' })).toBeVisible()
  }
  expect(new URL(page.url()).origin).toBe(base)
})
