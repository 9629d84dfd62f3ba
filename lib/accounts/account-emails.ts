import type { Instant } from '../core/clock.ts'
import { formatInstant } from '../core/formats.ts'
import { site } from '../core/site.ts'
import type { AccountEmail, MailPage } from './mail-page.ts'

/**
 * The words of every email about an account. They are sent regardless of unsubscribes, because each concerns the safety
 * of the account, and contain only what the reader needs to know or do.
 */

type Page = Partial<MailPage> & Pick<MailPage, 'heading' | 'lead' | 'why'>

export function buildEmail(subject: string, page: Page): AccountEmail {
  const preheader = page.preheader ?? page.lead
  return { subject, page: { label: 'Account', rows: [], button: null, notes: [], ...page, preheader } }
}

const notYou = (text: string) => ({ strong: 'Not you?', text })

/** The subject of the email that confirms an address; tests recognise it by how it starts. */
export const confirmationSubject = 'Confirm your email address'

export function confirmationEmail(link: string): AccountEmail {
  return buildEmail(`${confirmationSubject} for ${site.name}`, {
    heading: 'Confirm your email address',
    lead: 'Open the link and press Confirm so your alerts can reach you here.',
    button: { words: 'Confirm my address', href: link },
    notes: [notYou(`Ignore this email. Unless you press Confirm, we won’t send you anything else.`)],
    why: `You’re getting this because this address was entered at ${site.name}.`,
  })
}

/** `link` is our own URL with the auth service's code. */
export function passwordResetEmail(link: string): AccountEmail {
  return buildEmail(`Choose a new password for ${site.name}`, {
    heading: 'Choose a new password',
    lead: 'The link works once and expires in an hour.',
    button: { words: 'Choose a new password', href: link },
    notes: [notYou('Ignore this email. Your password won’t change.')],
    why: 'You’re getting this because someone asked to reset the password for this address.',
  })
}

export function changeAddressEmail(link: string): AccountEmail {
  return buildEmail(`Confirm your new email address for ${site.name}`, {
    heading: 'Confirm your new email address',
    lead: 'Open the link and press Confirm. You’ll then log in with this address and get alerts here.',
    button: { words: 'Confirm my new address', href: link },
    notes: [notYou('Ignore this email and nothing will change.')],
    why: `You’re getting this because a ${site.name} member wants to use this address.`,
  })
}

/** Sent to both the old and the new address. */
export function addressChangedEmail(before: string, after: string, siteUrl: string): AccountEmail {
  return buildEmail(`Your ${site.name} email address has changed`, {
    heading: 'Your email address has changed',
    lead: `You now log in with ${after}, and get alerts and receipts there too.`,
    rows: [
      { name: 'Before', value: before },
      { name: 'Now', value: after },
    ],
    notes: [notYou(`Contact us straight away: ${siteUrl}/contact. We can give you back your account.`)],
    why: 'We send this to both addresses because it changes who can log in.',
  })
}

export function passwordChangedEmail(at: Instant, siteUrl: string): AccountEmail {
  return buildEmail(`Your ${site.name} password has changed`, {
    heading: 'Your password has changed',
    lead: `Changed ${formatInstant(at)}. We’ve signed out your other devices.`,
    button: { words: 'Go to my account', href: `${siteUrl}/dashboard` },
    notes: [notYou('Reset your password now from the log-in screen, then contact us.')],
    why: 'We send this every time your password changes.',
  })
}

export function newDeviceEmail(at: Instant, device: string, siteUrl: string): AccountEmail {
  return buildEmail(`New log-in to ${site.name}: ${device}`, {
    heading: 'New log-in to your account',
    lead: 'Your account was used on a device or browser we haven’t seen before.',
    rows: [
      { name: 'When', value: formatInstant(at) },
      { name: 'Browser', value: device },
    ],
    button: { words: 'Go to my account', href: `${siteUrl}/dashboard` },
    notes: [notYou('Change your password and sign out everywhere. Both are in your account settings.')],
    why: 'We send this once for each new device or browser. Private windows count as new.',
  })
}

export function accountDeletedEmail(at: Instant): AccountEmail {
  return buildEmail(`Your ${site.name} account has been deleted`, {
    heading: 'Your account has been deleted',
    lead: `Deleted ${formatInstant(at)}, with your alerts, searches and settings. You won’t be charged again.`,
    notes: [
      {
        text: 'Stripe keeps your receipts for as long as tax law requires. You can sign up again any time.',
      },
    ],
    why: 'This is the last email about your account.',
  })
}
