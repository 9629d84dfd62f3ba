import type { Instant } from '../core/clock.ts'
import { formatInstant } from '../core/formats.ts'
import { site } from '../core/site.ts'
import type { AccountLetter, MailPage } from './mail-page.ts'

/**
 * The words of every mail about an account. They go out whatever somebody unsubscribed from, since each is about the
 * safety of the account; none of them carries anything but what its reader needs to know or do.
 */

type Page = Partial<MailPage> & Pick<MailPage, 'heading' | 'lead' | 'why'>

export function letter(subject: string, page: Page): AccountLetter {
  const preheader = page.preheader ?? page.lead
  return { subject, page: { label: 'Account', rows: [], button: null, notes: [], ...page, preheader } }
}

const notYou = (text: string) => ({ strong: 'Not you?', text })

/** The subject of the mail that confirms an address; tests tell it from others by its beginning. */
export const confirmationSubject = 'Confirm your email address'

export function confirmLetter(link: string): AccountLetter {
  return letter(`${confirmationSubject} for ${site.name}`, {
    heading: 'Confirm your email address',
    lead: 'Open the link and press Confirm, and your alerts can reach you here.',
    button: { words: 'Confirm my address', href: link },
    notes: [notYou(`Ignore this email. Without the link nothing more is sent to you.`)],
    why: `You get this because this address was entered at ${site.name}.`,
  })
}

/** `link` is the auth service's code at our own address. */
export function resetLetter(link: string): AccountLetter {
  return letter(`Choose a new password for ${site.name}`, {
    heading: 'Choose a new password',
    lead: 'The link works once, for one hour.',
    button: { words: 'Choose a new password', href: link },
    notes: [notYou('Ignore this email. Your password stays as it is.')],
    why: 'You get this because someone asked to reset the password for this address.',
  })
}

export function changeAddressLetter(link: string): AccountLetter {
  return letter(`Confirm your new email address for ${site.name}`, {
    heading: 'Confirm your new email address',
    lead: 'Open the link and press Confirm. From then on you log in with this address, and alerts come here.',
    button: { words: 'Confirm my new address', href: link },
    notes: [notYou('Ignore this email. Nothing changes.')],
    why: `You get this because a member of ${site.name} wants to use this address.`,
  })
}

/** To the old address and to the new one. */
export function addressChangedLetter(before: string, after: string, siteUrl: string): AccountLetter {
  return letter(`Your ${site.name} email address has changed`, {
    heading: 'Your email address has changed',
    lead: `You now log in with ${after}. Alerts and receipts go there too.`,
    rows: [
      { name: 'Before', value: before },
      { name: 'Now', value: after },
    ],
    notes: [notYou(`Write to us at once: ${siteUrl}/contact. We can give the account back to you.`)],
    why: 'Sent to both addresses, because the change decides who can log in.',
  })
}

export function passwordChangedLetter(at: Instant, siteUrl: string): AccountLetter {
  return letter(`Your ${site.name} password has changed`, {
    heading: 'Your password has changed',
    lead: `Changed ${formatInstant(at)}. Log-ins on other devices have ended.`,
    button: { words: 'Go to my account', href: `${siteUrl}/dashboard` },
    notes: [notYou('Reset your password now, where you log in, and write to us.')],
    why: 'You get this each time the password of your account changes.',
  })
}

export function newDeviceLetter(at: Instant, device: string, siteUrl: string): AccountLetter {
  return letter(`New log-in to ${site.name}: ${device}`, {
    heading: 'New log-in to your account',
    lead: 'Someone logged in on a device or browser that we haven’t seen you use before.',
    rows: [
      { name: 'When', value: formatInstant(at) },
      { name: 'Browser', value: device },
    ],
    button: { words: 'Go to my account', href: `${siteUrl}/dashboard` },
    notes: [notYou('Change your password and sign out everywhere: both are in your account’s settings.')],
    why: 'You get this once for each new device or browser. Private windows count as new ones.',
  })
}

export function accountDeletedLetter(at: Instant): AccountLetter {
  return letter(`Your ${site.name} account is deleted`, {
    heading: 'Your account is deleted',
    lead: `Deleted ${formatInstant(at)}, with your alerts, searches and settings. Nothing more will be charged.`,
    notes: [
      {
        text: 'Receipts stay with our payment provider for as long as tax law asks. You can sign up again at any time.',
      },
    ],
    why: 'This is the last email about your account.',
  })
}
