import { ReferralDocument } from '../../../accounts/documents.ts'
import { BidReportDocument } from '../../../calculators/bids/bid-report.ts'
import { FormDocument } from '../../../support/forms/submission.ts'
import { type Action, existing, Refusal } from '../action.ts'

type Moderation = {
  'review.publish': Action<'review.publish'>
  'bid.judge': Action<'bid.judge'>
  'name.judge': Action<'name.judge'>
}

/** What members make public is shown, counted or listed once the team has approved it. */
export const moderationActions: Moderation = {
  'review.publish': {
    async change({ transaction, input: { reference, published } }, { db }) {
      const ref = db.doc(`forms/${reference}`)
      const { kind } = await existing(transaction, ref, FormDocument, 'review')
      if (kind !== 'review') throw new Refusal('not-found', 'This isn’t a review.')
      // Reviewed, whatever the verdict: it leaves the queue.
      transaction.update(ref, { published, status: 'closed' })
      return { target: ref.path, what: published ? 'Review published' : 'Review rejected' }
    },
  },
  'bid.judge': {
    async change({ transaction, input: { id, verdict } }, { db }) {
      const ref = db.doc(`bid-reports/${id}`)
      await existing(transaction, ref, BidReportDocument, 'bid report')
      transaction.update(ref, { status: verdict })
      // A report's id begins with the member's; the log names only the flight.
      const target = `bid-reports/${id.slice(id.indexOf('_') + 1)}`
      return { target, what: verdict === 'approved' ? 'Bid report approved' : 'Bid report rejected' }
    },
  },
  'name.judge': {
    async change({ transaction, input: { code, name, shown } }, { db }) {
      const ref = db.doc(`referrals/${code}`)
      const { leaderboardName } = await existing(transaction, ref, ReferralDocument, 'member')
      if (leaderboardName !== name) throw new Refusal('aborted', 'They’ve changed their name since. Reload the page.')
      transaction.update(ref, { nameVerdict: { name, shown } })
      return { target: ref.path, what: shown ? 'Leaderboard name approved' : 'Leaderboard name rejected' }
    },
  },
}
