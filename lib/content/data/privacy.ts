import type { KeptRecord, PolicyPart } from '../privacy-model.ts'

/** The day the policy last changed. */
export const policyAsOf = '2026-11-24'

/** What is kept about a person, as the code keeps it. */
export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Your account: name, email address, when it was made, what kind of page led you here, your referral code and, if a member brought you, whose',
    why: 'To sign you in and to credit referrals',
    howLong: 'Until you delete the account',
    whoElse: 'Google Firebase, which runs sign-in and the database. Your password is checked there; we never see it',
  },
  {
    what: 'Your plan, its standing and the number the payment provider knows you by',
    why: 'To open what you paid for',
    howLong: 'Until you delete the account',
    whoElse: 'Stripe, which takes the payment. Your card number goes to Stripe only',
  },
  {
    what: 'Your alerts and seat alerts, their channels, and what they last matched',
    why: 'To watch for seats and tell you',
    howLong: 'Until you delete them or the account',
    whoElse:
      'Whoever carries the channel you chose: your mail provider, your browser’s push service, or the address you gave',
  },
  {
    what: 'Your 15 latest searches, and counts of searches by day',
    why: 'To run a search again, to hold to your plan’s limits, and to look first at the routes members search',
    howLong: 'The latest 15; you can delete each one',
    whoElse: 'Nobody',
  },
  {
    what: 'When you last opened your dashboard, and the points balances you entered there',
    why: 'To show what opened since, and whether your points are enough',
    howLong: 'Until you change them or delete the account',
    whoElse: 'Nobody',
  },
  {
    what: 'Seats you brought from an airline’s page: route, day, flight, cabin, seats, points and charges. The file is read in your browser; nothing else of it is sent',
    why: 'To search and watch them for you',
    howLong: 'Until you remove them or delete the account',
    whoElse: 'Nobody; other members never see them',
  },
  {
    what: 'Access tokens and apps you connected: their names, what they may do and when they were last used. Of the secrets only a scrambled form',
    why: 'To let your own tools and assistants in, and to end that when you say so',
    howLong: 'Until you revoke them, they run out or you delete the account',
    whoElse: 'The app you connected sees what you allowed it',
  },
  {
    what: 'The last 50 messages to your webhook, with its answers',
    why: 'So that you can see what arrived and send it again',
    howLong: '14 days',
    whoElse: 'The address you gave',
  },
  {
    what: 'What you send in: messages, booking requests, reviews, reports of upgrade bids',
    why: 'To answer you, and to publish what you meant for others once somebody has read it',
    howLong: 'Until you ask us to delete it, or delete the account it was sent from',
    whoElse: 'A published review shows the name you typed beside it',
  },
  {
    what: 'What you write in the chat, the name and address you leave there, and when you read and typed',
    why: 'To answer you, in the chat or by mail',
    howLong: 'Without an account, 90 days after the last message; with one, until you delete it',
    whoElse: 'Your mail provider, where an answer goes by mail',
  },
  {
    what: 'The name you chose for the leaderboard, if you chose one',
    why: 'To show you on it',
    howLong: 'Until you take it off',
    whoElse: 'Everybody; it is a public page',
  },
  {
    what: 'Your internet address, in memory, while requests are counted; for forms, a scrambled form of it for an hour',
    why: 'So that one caller cannot use up the site for all others',
    howLong: 'A minute for requests, an hour for forms',
    whoElse: 'Nobody. The hosting provider keeps request logs of its own',
  },
]

/** What stands in the browser and never leaves it, or leaves it only to tell us who you are. */
export const browserRecords: readonly string[] = [
  'A cookie named __Host-device for a year after you log in: a random name by which we know this browser again, so that we can write to you when your account is used on another one.',
  'A cookie named __Host-session while you are signed in: it lets the server know your plan. Scripts cannot read it.',
  'A marker that somebody is signed in here (signedIn), and the sign-in itself, kept by Firebase.',
  'A referral code and its expiry, 7 days, if a link with one brought you.',
  'Light or dark, your latest places and searches, drafts of forms, the key to your chat without an account, and your answer about measurement.',
  'Copies of pages you visited, so that they open without a connection. Nothing of your account is among them.',
]

export const privacyParts: readonly PolicyPart[] = [
  {
    id: 'measurement',
    title: 'Measurement and error reports',
    paragraphs: [
      'Measurement is off unless it has been configured, and then it asks you first. Without your yes nothing is sent. With it, Google Tag Manager learns which pages you visit and your plan, and Meta learns that somebody signed up: one picture named after the event, without your name, address or email. A browser that sends Global Privacy Control counts as a no. You can change your mind at the foot of every page.',
      'If error reports are switched on, a fault in the site is reported to Sentry with the address of the page and, if you are signed in, your account’s number. Email addresses and everything behind the question mark of an address are taken out first.',
    ],
  },
  {
    id: 'extension',
    title: 'The browser extension',
    paragraphs: [
      'It runs only on the booking pages of Qantas and Virgin Australia that its page names. From there it sends us the program, two airports, a range of days and a number of seats: what a search here sends. It reads no names, no membership numbers and no payment details, sends no cookies, and keeps nothing.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is kept',
    paragraphs: [
      'Our functions run in Sydney (Google Cloud, australia-southeast1). Google, Stripe and, where it is switched on, Sentry also work outside Australia under their own terms. We sell nothing about you to anybody.',
    ],
  },
  {
    id: 'rights',
    title: 'Seeing, correcting and deleting',
    paragraphs: [
      'On your account page you can change your name, email and password, download everything kept about you as one file, and delete the account. Deleting ends your payments at once, removes your records and the sign-in, and cannot be undone. One last email says that it is done; our copy of it is gone after 30 days. Records another member has of you, such as a referral, lose your name.',
      'Sent a form without an account? Write to us with its reference number and we find and delete it. If you think we got something wrong, tell us first; you may also complain to the Office of the Australian Information Commissioner.',
    ],
  },
]

export const termsParts: readonly PolicyPart[] = [
  {
    id: 'what-this-is',
    title: 'What this is',
    paragraphs: [
      'Pointsward shows reward seats and figures of loyalty programs. It is not affiliated with any airline or program, sells no flights and is no travel or financial adviser. Names of airlines and programs belong to their owners.',
    ],
  },
  {
    id: 'accuracy',
    title: 'Accuracy',
    paragraphs: [
      'No guarantee is made on data accuracy, and not all data is real-time. A seat may be gone and a price may have changed since we last saw it. Check with the airline before you transfer points or pay: most transfers cannot be undone.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    paragraphs: [
      'One account is for one person. Keep your password to yourself. Give a true email address, or we cannot reach you.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    paragraphs: [
      'Prices are in Australian dollars and are on the pricing page. A plan renews by itself until you cancel in Billing; you then keep it to the end of the period you paid for. When a payment fails, the plan stays while the payment provider tries again over some days. Your rights under the Australian Consumer Law stay as they are.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    paragraphs: [
      'Use the site and its API within the limits of your plan. Do not resell what it answers, copy it wholesale, or try to get around limits, log in as others, or break it. We may close an account that does.',
    ],
  },
  {
    id: 'what-you-send',
    title: 'What you send in',
    paragraphs: [
      'What you write stays yours. With a review or a report you allow us to publish it here, shortened if need be but never reworded. We publish nothing unread, and not everything.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'The site is offered as it is. As far as the law allows, we are not liable for what follows from a seat, price or rule that turns out different, such as points transferred or fares bought. Australian law applies.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When these words change, so does the date on top.'],
  },
]
