/** A section of the privacy policy or of the terms. */
export type PolicyPart = {
  id: string
  title: string
  paragraphs: readonly string[]
}

/** One kind of record: what it is, why and how long it is kept, and who else sees it. */
type StoredRecord = { what: string; why: string; howLong: string; whoElse: string }

/** The day the policy last changed. */
export const policyAsOf = '2026-11-25'

/** What is stored about a person. It must match what the code does. */
export const storedRecords: readonly StoredRecord[] = [
  {
    what: 'Your account: name, email address, when it was made, how you found us, your referral code and, if a member referred you, whose',
    why: 'To sign you in and to credit referrals',
    howLong: 'Until you delete the account',
    whoElse: 'Google Firebase, which runs sign-in and the database. Your password is checked there; we never see it',
  },
  {
    what: 'Your plan, its status and your customer number at Stripe',
    why: 'To give you what you paid for',
    howLong: 'Until you delete the account',
    whoElse: 'Stripe, which takes the payment. Your card number goes to Stripe only',
  },
  {
    what: 'Your alerts and seat alerts, their channels, and what they last matched',
    why: 'To watch for seats and let you know',
    howLong: 'Until you delete them or the account',
    whoElse:
      'The service behind each channel you chose: your email provider, your browser’s push service, or the address you gave',
  },
  {
    what: 'Your 15 latest searches, and counts of searches by day',
    why: 'To repeat a search, apply your plan’s limits, and check the routes members search first',
    howLong: 'The latest 15; you can delete each one',
    whoElse: 'No one',
  },
  {
    what: 'When you last opened your dashboard, and the points balances you entered there',
    why: 'To show what opened since, and whether your points are enough',
    howLong: 'Until you change them or delete the account',
    whoElse: 'No one',
  },
  {
    what: 'Seats you imported from an airline’s page: route, day, flight, cabin, seats, points and charges. Your browser reads the file and sends nothing else from it',
    why: 'To search and watch them for you',
    howLong: 'Until you remove them or delete the account',
    whoElse: 'No one, unless you share them',
  },
  {
    what: 'Seats you choose to share, with a scrambled form of your account, email address, network address and referrer',
    why: 'To show seats that two different people saw, or one person and our own check. The scrambled form tells us whether two accounts may be the same person',
    howLong: '48 hours after you saw them, or until you stop sharing, remove them or delete the account',
    whoElse:
      'Everyone sees a confirmed seat: route, day, flight, cabin, seats, points and charges. Never who shared it',
  },
  {
    what: 'Access tokens and apps you connected: their names, what they may do and when they were last used. We keep only a scrambled form of their secrets',
    why: 'To let your own tools and assistants in, and to stop when you say so',
    howLong: 'Until you revoke them, they expire or you delete the account',
    whoElse: 'The app you connected sees what you allowed',
  },
  {
    what: 'The last 50 messages to your webhook, with its responses',
    why: 'So you can see what arrived and send it again',
    howLong: '14 days',
    whoElse: 'The address you gave',
  },
  {
    what: 'What you send in: messages, booking requests, reviews, reports of upgrade bids',
    why: 'To reply to you, and to publish what you meant for others once we’ve read it',
    howLong: 'Until you ask us to delete it, or delete the account it was sent from',
    whoElse: 'A published review shows the name you typed beside it',
  },
  {
    what: 'What you write in the chat, the name and email you leave there, and when you read and typed',
    why: 'To reply to you, in the chat or by email',
    howLong: 'Without an account, 90 days after the last message; with one, until you delete it',
    whoElse: 'Your email provider, if we reply by email',
  },
  {
    what: 'The name you chose for the leaderboard, if you chose one',
    why: 'To show you on it',
    howLong: 'Until you remove it',
    whoElse: 'Everyone; it’s a public page',
  },
  {
    what: 'Your IP address, in memory, while we count requests; for forms, a scrambled form of it for an hour',
    why: 'So one visitor can’t slow the site down for everyone else',
    howLong: 'A minute for requests, an hour for forms',
    whoElse: 'No one. Our hosting provider keeps its own request logs',
  },
]

/** What is stored in the browser and never leaves it, or leaves it only to identify the user to us. */
export const browserRecords: readonly string[] = [
  'A cookie named __Host-device for a year after you log in: a random name we recognise this browser by, so we can email you when your account is used on another one.',
  'A cookie named __Host-session while you are signed in: it lets the server know your plan. Scripts cannot read it.',
  'A marker that you’re signed in here (signedIn), and the sign-in itself, kept by Firebase.',
  'A referral code and its expiry, 7 days, if you came by a referral link.',
  'Your theme, your latest places and searches, form drafts, the key to your chat if you have no account, and your choice about measurement.',
  'Copies of pages you’ve visited, so they open offline. They hold nothing from your account.',
]

export const privacyParts: readonly PolicyPart[] = [
  {
    id: 'measurement',
    title: 'Measurement and error reports',
    paragraphs: [
      'Measurement is off unless we’ve configured it, and then we ask you first. We send nothing without your consent. With it, Google Tag Manager learns which pages you visit and your plan, and Meta learns that someone signed up: one picture named after the event, without your name, address or email. We treat a browser that sends Global Privacy Control as a no. You can change your mind at the foot of every page.',
      'If error reports are on, we report faults in the site to Sentry with the page’s address and, if you’re signed in, your account’s number. We remove email addresses and everything after the question mark in an address first.',
    ],
  },
  {
    id: 'extension',
    title: 'The browser extension',
    paragraphs: [
      'It only runs on the Qantas and Virgin Australia booking pages listed on its page. From there it sends us the program, the airports, a range of dates, the cabin and a number of seats, the same as a search here. It reads no names, membership numbers or payment details and sends no cookies. It stores nothing unless you connect your account: then your access token stays in your browser, goes to us with each search, and is removed when you disconnect or uninstall.',
    ],
  },
  {
    id: 'where',
    title: 'Where we keep it',
    paragraphs: [
      'Our functions run in Sydney (Google Cloud, australia-southeast1). Google, Stripe and, where it’s on, Sentry also work outside Australia under their own terms. We don’t sell anything about you to anyone.',
    ],
  },
  {
    id: 'rights',
    title: 'Seeing, correcting and deleting',
    paragraphs: [
      'On your account page you can change your name, email and password, download everything we keep about you as one file, and delete the account. Deleting ends your payments immediately, removes your records and your log-in, and can’t be undone. We send one last email to confirm, and delete our copy of it after 30 days. Records other members have of you, such as a referral, lose your name.',
      'Sent a form without an account? Contact us with its reference number and we’ll find and delete it. If you think we got something wrong, tell us first; you can also complain to the Office of the Australian Information Commissioner.',
    ],
  },
]

export const termsParts: readonly PolicyPart[] = [
  {
    id: 'what-this-is',
    title: 'What this is',
    paragraphs: [
      'Pointsward shows reward seats and loyalty program figures. It is not affiliated with any airline or program, sells no flights and isn’t a travel or financial adviser. Airline and program names belong to their owners.',
    ],
  },
  {
    id: 'accuracy',
    title: 'Accuracy',
    paragraphs: [
      'No guarantee is made on data accuracy, and not all data is real-time. A seat may be gone or a price may have changed since we last checked. Check with the airline before you transfer points or pay: you can’t undo most transfers.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    paragraphs: [
      'One account is for one person. Keep your password to yourself. Use a real email address so we can reach you.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    paragraphs: [
      'Prices are in Australian dollars and are on the pricing page. Your plan renews automatically until you cancel in Billing; you then keep it until the end of the period you paid for. If a payment fails, you keep the plan while Stripe retries for a few days. Nothing here limits your rights under the Australian Consumer Law.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    paragraphs: [
      'Use the site and its API within the limits of your plan. Don’t resell its results, copy it wholesale, get around limits, log in as someone else or try to break it. We may close an account that does.',
    ],
  },
  {
    id: 'what-you-send',
    title: 'What you send in',
    paragraphs: [
      'What you write stays yours. By sending a review or a report you let us publish it here, shortened if needed but never reworded. We read everything first and don’t publish everything.',
      'Only share seats you saw yourself, exactly as the airline showed them. We show a shared seat once someone else has seen it too. If it doesn’t hold up, we may remove everything your account shared and stop it sharing.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'We provide the site as is. As far as the law allows, we’re not liable for losses if a seat, price or rule turns out to be different, such as points transferred or fares bought. Australian law applies.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When we change these terms, we change the date at the top.'],
  },
]
