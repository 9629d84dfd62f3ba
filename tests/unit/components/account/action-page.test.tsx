import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BadLink } from '../../../../components/account/action-page.tsx'
import type { ActionMode } from '../../../../lib/accounts/action-link.ts'
import { AccountProvider } from '../../../../lib/accounts/client/account-provider.tsx'

const show = (mode?: ActionMode) =>
  renderToStaticMarkup(
    <AccountProvider>
      <BadLink {...(mode && { mode })} text="Request a new one." />
    </AccountProvider>,
  )

it('doesn’t offer a new password where a confirmation link was opened twice', () => {
  for (const mode of ['verifyEmail', 'verifyAndChangeEmail'] as const) {
    expect(show(mode)).toContain('already been used')
    expect(show(mode)).toContain('Log In')
    expect(show(mode)).not.toContain('Reset Password')
  }
})

it('offers a new password link where one for a password doesn’t work', () => {
  for (const mode of ['resetPassword', undefined] as const) expect(show(mode)).toContain('Reset Password')
})
